/** The words of the garlic page. Prices stand in prices.ts. */
import type { HeroContent, PageContent } from './shapes';

export const garlicPage = {
  title: 'Du Toit Holdings | Garlic seed, field and processing services',
  description:
    'Garlic varieties, field services by the hectare, processing by the ton with listed prices, and a free garlic seed calculator. Settlers, Limpopo.',
} satisfies PageContent;

export const garlicHero = {
  headline: 'Garlic, from the clove to the graded bulb.',
  introduction:
    'Seed, bed shaping, planting, harvesting and processing, with the price of each on this page. Work out your seed before you phone.',
  actions: [
    { label: 'Open the calculator', href: '#calculator' },
    { label: 'See the prices', href: '#services' },
  ],
} satisfies HeroContent;

export const garlicVarieties = {
  heading: 'Our Varieties',
  introduction: 'Three kinds of garlic from our own fields.',
  varieties: [
    {
      name: 'Pink Egyptian',
      photo: 'pinkEgyptian',
      text: 'Smaller cloves with a stronger, richer flavour. It is well adapted here and easy to grow.',
    },
    {
      name: 'White Argentinian',
      photo: 'whiteArgentinian',
      text: 'A white garlic. Ask us about seed, sizes and what is in store this season.',
    },
    {
      name: 'Shani',
      photo: 'shani',
      text: 'Planted closer than our other garlic, at 12 cm in rows 25 cm apart. Stock is limited.',
    },
  ],
} as const;

export const garlicServices = {
  heading: 'Services and Prices',
  introduction: 'What you pay for, by the hectare or by the ton. Prices are in rand.',
  field: { heading: 'Field Services', text: 'With our machines, on your land.' },
  processing: {
    heading: 'Processing Services',
    text: 'At our central facility in Settlers. You supply cured product.',
  },
  capacityLabel: 'tons an hour through the facility',
  travelNote:
    'Travelling is charged per kilometre from Settlers. Ask whether your trip counts one way or both.',
  savingLabel: 'average cost saving',
  savingPerHectareLabel: 'per hectare, about',
  savingText:
    'The saving is by our own figures, for growers who hire these services instead of buying the machines. Ask us for the working.',
} as const;

export const growingGallery = {
  heading: 'Growing Gallery',
  introduction: 'Garlic in four steps, from February to the curing shed.',
  steps: [
    {
      name: 'Planting',
      photo: 'planting',
      text: 'Single cloves go in point up, about 50 mm deep, from February to April.',
    },
    {
      name: 'Sprouting',
      photo: 'sprouting',
      text: 'Shoots stand in the row within weeks. The beds are kept moist and clean.',
    },
    {
      name: 'Growing',
      photo: 'growing',
      text: 'Leaf first, then bulb, through a 20-week irrigation season.',
    },
    {
      name: 'Harvesting and curing',
      photo: 'curing',
      text: 'Water stops two weeks before lifting. The bulbs dry under cover.',
    },
  ],
} as const;

export const fieldsGallery = {
  heading: 'Fields Gallery',
  introduction: 'Shaped beds, straight rows and water on time.',
} as const;

export const garlicSocial = {
  heading: 'Follow the Garlic',
  text: 'Planting, lifting and what is in store, as it happens.',
} as const;

export const whyChoose = {
  heading: 'Why Choose Us',
  points: [
    {
      name: 'Prices you can see',
      text: 'Every service has its price on this page, before you phone.',
    },
    { name: 'Field to bag', text: 'From shaped beds to peeled seed, one team does all of it.' },
    { name: '3 tons an hour', text: 'The facility in Settlers keeps up with your harvest.' },
    { name: 'Less to buy', text: 'You hire the machines for the days you need them.' },
  ],
} as const;
