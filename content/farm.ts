/** What pages need to know about the farm: its names, its owner, how to reach it, and its places. The answers are in facts/farm.json. */
import { facts } from '@/facts/facts';
import { country, openingDays } from '@/facts/schema/farm';
import type { Facts, Term } from '@/facts/schema/files';
import type { BusinessRoute, FarmRoute } from './page-type';
import { pageNames, site } from './shared-text';

const { ownerName, yearsOfExperience, email, phone, instagram, facebook } = facts.farm;

export const farm = {
  cattleName: pageNames['/bonsmara'],
  garlicName: pageNames['/garlic'],
  blurb: 'We breed, background and finish Bonsmara cattle, and grow and process garlic.',
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
  socialProfiles: { instagram, facebook },
  rightsReserved: 'All rights reserved',
} as const;

/** The names of the two businesses by page. */
export const businessNames = {
  '/bonsmara': farm.cattleName,
  '/garlic': farm.garlicName,
} as const satisfies Record<BusinessRoute, string>;

export type Place = Facts['farm']['places']['farm'];

const garlicPlace = facts.farm.places.garlic;
/** Also the place of the cattle. */
const farmPlace: Place = facts.farm.places.farm;

/** By the page of the farm or of a business. */
export const places: Readonly<Record<FarmRoute, Place>> = {
  '/': farmPlace,
  '/bonsmara': farmPlace,
  '/garlic': garlicPlace,
};

export const garlicTown = garlicPlace.town;

/** A place as people write it: `Settlers, Limpopo`; without a town its province. */
export function placeName({ town, province }: Place): string {
  return town ? `${town}, ${province}` : province;
}

/** A place or province with its country: `Limpopo, South Africa`. */
export function inCountry(place: string): string {
  return `${place}, ${country}`;
}

/** The details beside the contact form, without open answers. */
export function contactDetails(): readonly Term[] {
  const { registeredNames, address, replyTime, openingHours } = facts.farm;
  const hours = openingHours?.map(
    ({ days, opens, closes }) => `${openingDays[days]} ${opens} to ${closes}`,
  );
  const labels = site.contactTerms;
  const terms: readonly [label: string, text: string | undefined][] = [
    [labels.registeredNames, registeredNames],
    [labels.address, address],
    [labels.replyTime, replyTime],
    [labels.openingHours, hours?.join('\n')],
  ];
  return terms.flatMap(([label, text]) => (text ? { label, text } : []));
}
