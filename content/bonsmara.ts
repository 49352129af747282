/** The text of the cattle page. Its figures are in facts/cattle.json. */

import { facts } from '@/facts/facts';
import { writeOpenAnswer } from '@/facts/open-answer';
import { grassLabel } from '@/facts/schema/cattle';
import { isPreview } from '@/facts/settings.mjs';
import { farm, inCountry, placeName, places } from './farm';
import type { Figure, Page } from './page-type';

const { backgroundingMonths, biomassGainPercent, grasses, grazingUnit } = facts.cattle;
const { grassProteinPercent: protein, grazingUnitsCutPercent: cut } = facts.cattle;
const grassProtein = `${protein.from}–${protein.to}%`;
const grazingUnitsCut = `${cut.from}–${cut.to}%`;
const { province } = places['/bonsmara'];
// A preview shows these labels until the owner names the grasses.
const openGrass = writeOpenAnswer(grassLabel);
const namedGrasses = grasses ?? (isPreview() ? [openGrass, openGrass] : []);

const figures = {
  months: { figure: `${backgroundingMonths} months`, label: 'on pasture' },
  protein: { figure: grassProtein, label: 'protein in the grass' },
  grazingUnits: { qualifier: 'about', figure: grazingUnitsCut, label: 'cut in grazing units' },
  biomass: { qualifier: 'up to', figure: `${biomassGainPercent}%`, label: 'more biomass' },
} satisfies Record<string, Figure>;

export const bonsmaraPage = {
  title: `Bonsmara cattle and feedlot in ${province} | JLDT`,
  titleWithLots: `Bonsmara cattle for sale in ${province} | JLDT Bonsmara`,
  // Search engines may show it for weeks, so it names no lot.
  description: `Bonsmara weaners, breeding, backgrounding and finishing in ${inCountry(province)}. See what is for sale today.`,
  menuLabel: farm.cattleName,
  about: '/bonsmara',
  hero: {
    photo: 'bonsmaraHero',
    place: `${farm.cattleName}, ${placeName(places['/bonsmara'])}`,
    // Heat: Farmer’s Weekly, “Know your cattle breeds: the Bonsmara”.
    headline: 'Bonsmara cattle, bred for the heat.',
    introduction: 'Bred here, backgrounded on grass and finished in our feedlot.',
    actions: [
      { label: 'Services', href: '#services' },
      { label: 'Contact Us', href: '#contact' },
    ],
    links: [
      { label: 'Backgrounding', href: '#backgrounding' },
      { label: 'Grazing', href: '#grazing' },
      { label: 'Gallery', href: '#gallery' },
    ],
    figures: [figures.months, figures.protein, figures.biomass],
  },
  owner: { story: farm.owner.biography.slice(-2).slice(0, 1) },
  enquiry: {
    subject: 'JLDT Bonsmara Inquiry',
    whatToTell: [
      'To buy: which class, how many, what age or weight, and when.',
      'To background or finish: how many head, what they weigh, where they are, and from when.',
    ],
  },
} satisfies Page;

export const bonsmaraServices = {
  heading: 'Services',
  services: [
    {
      name: 'Premium Breeding',
      photo: 'breeding',
      text: 'We breed Bonsmara cattle on our own farm.',
      chargedBy: undefined,
      link: { label: 'Cattle for sale', href: '#for-sale' },
    },
    {
      name: 'Backgrounding Services',
      photo: 'pasture',
      text: `Your weaners spend ${backgroundingMonths} months on our pasture, between weaning and the feedlot.`,
      chargedBy: facts.terms.chargedBy.backgrounding,
      link: { label: 'The programme', href: '#backgrounding' },
    },
    {
      name: 'Feedlot Finishing',
      photo: 'feedlot',
      text: 'We feed your cattle to slaughter weight in our feedlot.',
      chargedBy: facts.terms.chargedBy.finishing,
      link: { label: 'Terms', href: '#terms' },
    },
  ],
  papers: {
    heading: 'Papers with every animal',
    points: [
      // Stock Theft Act 57 of 1959, section 6: the seller hands it over at delivery.
      {
        name: 'Document of identification',
        text: 'The seller signs it. It names the animals, the seller and the buyer.',
      },
      // Stock Theft Act 57 of 1959, section 8: for anyone driving or transporting stock on a public road.
      {
        name: 'Removal certificate',
        text: 'Travels with the animals on any public road. It lists them, where they come from and where they are going.',
      },
      // Animal Identification Act 6 of 2002.
      {
        name: 'Registered brand mark',
        text: 'Every animal aged six months or older carries its owner’s registered mark.',
      },
    ],
  },
  terms: 'Terms of sale, backgrounding and finishing',
  breed: {
    heading: 'The breed',
    // The Beef Site and Breedersales on the Bonsmara; Alpha Bonsmara, history of the breed.
    text: 'Professor Jan Bonsma developed the breed at the Mara and Messina research stations. Bonsmara are fertile, calm and at home in the heat.',
    parts: [
      { figure: '5/8', label: 'Afrikaner' },
      { figure: '3/16', label: 'Hereford' },
      { figure: '3/16', label: 'Shorthorn' },
    ],
  },
} as const;

export const backgrounding = {
  heading: 'Backgrounding Programme',
  figures: [figures.months, figures.protein],
  paragraphs: [
    `After weaning, calves graze our pastures${namedGrasses.length > 0 ? ` of ${namedGrasses.join(' and ')}` : ''}.`,
    // Source: Farmer’s Weekly, “Backgrounding beef animals for higher profit”.
    `Before the feedlot they build frame and muscle here, on grass with ${grassProtein} protein.`,
  ],
} as const;

export const grazing = {
  heading: 'High Intensity Rotational Grazing',
  figures: [figures.grazingUnits, figures.biomass],
  paragraphs: [
    // Circular Agriculture, October 2024, and Farmer’s Weekly, “Veld survey raises questions about
    // rotational grazing”, which disagree: hence the last sentence.
    'We graze many animals on a small camp for a short time, then let it rest until the grass has recovered.',
    // Without the owner's definition, a cattle farmer would take the cut for fewer cattle.
    `On our farm this has given up to ${biomassGainPercent}% more biomass and cut grazing units by about ${grazingUnitsCut}${grazingUnit ? '' : '; ask us what we count as a grazing unit'}. Results differ from farm to farm.`,
    ...(grazingUnit ? [grazingUnit] : []),
  ],
};

export const cattleGallery = { heading: 'Cattle Gallery' } as const;

export const bonsmaraSocial = { heading: 'Follow the Cattle' } as const;

/** Shown before the feed is fetched: its cost in data, and what Facebook learns. */
export const cattleFeed = {
  summary: 'See our latest Facebook posts',
  // Source of the 2 MB: Chrome for Developers, “Lazy load third-party resources with facades”.
  dataCost:
    'Loading the posts takes about 2 MB of your data. Facebook will know that you were here and see your connection and browser; if you are signed in there, it may also know who you are.',
  // An iframe fires `load` even if a content blocker keeps it empty, so the text cannot depend on it.
  loading: 'The posts are loading. If they do not come, open the page on Facebook.',
  frameTitle: 'Latest posts from our Facebook page',
} as const;
