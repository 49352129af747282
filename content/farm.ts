/** Who we are and how to reach us: what facts/farm.json answers, and our own words around it. */
import { facts } from '@/lib/facts/shown';
import type { Route } from './pages';

/** The province of a place, which alone leaves room in a title. */
const provinceOf = (place: string) => place.split(', ').at(-1) ?? place;

const { places, ownerName, biography, yearsOfExperience, email, phone, ...answers } = facts.farm;

export const farm = {
  cattleName: 'JLDT Bonsmara',
  garlicName: 'Du Toit Holdings',
  blurb:
    'Bonsmara cattle, bred, backgrounded and finished, and garlic, grown and processed, under one owner.',
  owner: {
    name: ownerName,
    title: 'Owner & Founder',
    biography,
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
  } satisfies Record<Route, string>,
  provinces: {
    '/': provinceOf(places.farm),
    '/bonsmara': provinceOf(places.cattle),
    '/garlic': provinceOf(places.garlic),
  } satisfies Record<Route, string>,
  country: 'South Africa',
  /** The town of the garlic facility, or its province where the owner names no town. */
  garlicTown: places.garlic.split(',')[0] ?? places.garlic,
  socialProfiles: { instagram: answers.instagram, facebook: answers.facebook },
  rightsReserved: 'All rights reserved',
} as const;
