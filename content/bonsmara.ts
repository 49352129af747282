/** The words of the cattle page. */
import { placeholder } from './placeholder';
import type { HeroContent, PageContent } from './shapes';

export const bonsmaraPage = {
  title: 'JLDT Bonsmara | Breeding, backgrounding and feedlot finishing',
  description:
    'Bonsmara breeding stock, five months of backgrounding on pasture and feedlot finishing near Settlers, Limpopo. See the cattle and ask us.',
} satisfies PageContent;

export const bonsmaraHero = {
  headline: 'Bonsmara, bred for the heat they live in.',
  introduction:
    'A South African breed on South African pasture: bred here, grown out on grass, finished in our own feedlot.',
  actions: [
    { label: 'Ask about cattle', href: '#contact' },
    { label: 'See the gallery', href: '#gallery' },
  ],
} satisfies HeroContent;

export const bonsmaraServices = {
  heading: 'Services',
  introduction:
    'The breed was made at Mara and Messina, from 5/8 Afrikaner, 3/16 Hereford and 3/16 Shorthorn, for cattle that stay fertile and calm in the heat. We keep to that purpose.',
  services: [
    {
      name: 'Premium Breeding',
      text: 'Bulls and females chosen on performance, fertility and temperament before looks. Ask what is for sale and see it on the farm.',
    },
    {
      name: 'Backgrounding Services',
      text: 'Your weaners on our pasture between the cow and the feedlot, where they build frame and muscle on grass.',
    },
    {
      name: 'Feedlot Finishing',
      text: 'Cattle brought to slaughter weight in our own feedlot, ours and those of other farmers.',
    },
  ],
} as const;

const grasses = placeholder(
  ['Smuts finger grass', 'blue buffalo grass'] as const,
  'On which two grasses do the weaners graze?',
);

export const backgrounding = {
  heading: 'Backgrounding Programme',
  figure: '5 months',
  figureLabel: 'on pasture',
  secondFigure: '8-12 %',
  secondFigureLabel: 'protein in the grass',
  paragraphs: [
    `After weaning, calves spend 5 months on ${grasses[0]} and ${grasses[1]}. They grow frame and muscle on grass, which costs less than growing it on concentrate.`,
    'On our pastures the grass holds 8-12 % protein. The calves learn the trough, the water point and people, and go into the feedlot settled.',
  ],
} as const;

export const grazing = {
  heading: 'High Intensity Rotational Grazing',
  figure: '30-40 %',
  figureLabel: 'fewer grazing units',
  secondFigure: '50 %',
  secondFigureLabel: 'more biomass, at best',
  paragraphs: [
    'Many animals graze a small camp for a short time, then leave it to rest until the grass has come back.',
    'On our farm that has cut the grazing units we need by about 30-40 %, with up to 50 % more biomass. Other farms, soils and rains give other figures.',
  ],
} as const;

export const cattleGallery = {
  heading: 'Cattle Gallery',
  introduction: 'From first light to the last, through a year on the farm.',
} as const;

export const bonsmaraSocial = {
  heading: 'Follow the Cattle',
  text: 'New calves, cattle for sale and the state of the veld, as it happens.',
} as const;
