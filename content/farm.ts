/** Who we are and how to reach us: what facts/farm.json answers, and our own words around it. */
import { facts } from './facts';
import type { Route } from './pages';

const { places, ownerName, biography, yearsOfExperience, email, phone, ...answers } = facts.farm;

export const farm = {
  cattleName: 'JLDT Bonsmara',
  garlicName: 'Du Toit Holdings',
  blurb:
    'Bonsmara cattle, bred, backgrounded and finished, and garlic, grown and processed, under one owner.',
  owner: {
    /** Where none is given, the title stands in its place. */
    name: ownerName,
    title: 'Owner & Founder',
    // Until the owner tells it: no more than the specification says of both operations.
    biography: biography ?? [
      'I farm with Bonsmara cattle and with garlic.',
      `I breed the cattle, background weaners for ${facts.cattle.backgroundingMonths} months on pasture, and finish them in the feedlot.`,
      'I grow garlic, and plant, harvest and process it for other growers. Tell me what you need.',
    ],
    statistics: [
      { figure: `${yearsOfExperience}+`, label: 'years of experience' },
      { figure: '2', label: 'agricultural operations' },
    ],
  },
  email,
  phone,
  places: {
    '/': places.farm,
    '/bonsmara': places.cattle,
    '/garlic': places.garlic,
  } satisfies Record<Route, string | undefined>,
  country: 'South Africa',
  socialProfiles: { instagram: answers.instagram, facebook: answers.facebook },
  rightsReserved: 'All rights reserved',
} as const;

/** Stand in for profiles that are not known yet, with the word Example beside them. */
export const exampleProfiles = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
};
