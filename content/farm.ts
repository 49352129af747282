/** Who we are and how to reach us: the answers in facts/farm.json, and our own text. */
import { facts } from '@/lib/facts/facts';
import type { Route } from './pages';

const { places, ownerName, yearsOfExperience, email, phone, instagram, facebook } = facts.farm;
const country = 'South Africa';

/** The province of a place, short enough for a title; the country if the place is unknown. */
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
  /** Undefined until the owner says where it is. */
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
  /** The town of the garlic facility, or its province if the owner names no town. */
  garlicTown: places.garlic.split(',')[0] ?? places.garlic,
  socialProfiles: { instagram: instagram.address, facebook: facebook.address },
  rightsReserved: 'All rights reserved',
} as const;

/** A place with its country: `Limpopo, South Africa`. */
export function inCountry(place: string): string {
  return place === country ? country : `${place}, ${country}`;
}
