/** Who we are and how to reach us: what facts/farm.json answers, and our own words around it. */
import { facts } from '@/lib/facts/facts';
import type { Route } from './pages';

const { places, ownerName, yearsOfExperience, email, phone, instagram, facebook } = facts.farm;
const country = 'South Africa';

/** A place by its province, which alone leaves room in a title; of an unknown one the country. */
const regionOf = (place: string | undefined) => place?.split(', ').at(-1) ?? country;

export const farm = {
  cattleName: 'JLDT Bonsmara',
  garlicName: 'Du Toit Holdings',
  blurb:
    'Bonsmara cattle, bred, backgrounded and finished, and garlic, grown and processed, under one owner.',
  owner: {
    name: ownerName,
    title: 'Owner & Founder',
    biography: facts.farm.biography ?? [],
    statistics: [
      { figure: `${yearsOfExperience}+`, label: 'years of experience' },
      { figure: '2', label: 'agricultural operations' },
    ],
  },
  email,
  phone,
  country,
  /** Undefined where the owner has not said where it is. */
  places: {
    '/': places.farm,
    '/bonsmara': places.cattle,
    '/garlic': places.garlic,
  } satisfies Record<Route, string | undefined>,
  regions: {
    '/': regionOf(places.farm),
    '/bonsmara': regionOf(places.cattle),
    '/garlic': regionOf(places.garlic),
  } satisfies Record<Route, string>,
  /** The town of the garlic facility, or its province where the owner names no town. */
  garlicTown: places.garlic.split(',')[0] ?? places.garlic,
  socialProfiles: { instagram: instagram.address, facebook: facebook.address },
  rightsReserved: 'All rights reserved',
} as const;

/** A place with its country: `Limpopo, South Africa`. */
export function inCountry(place: string): string {
  return place === country ? country : `${place}, ${country}`;
}
