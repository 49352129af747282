/** The places of the farm and its businesses, in the forms that sentences need. */

import { facts } from './facts/reading/facts';
import { country } from './facts/schema/farm';
import type { FarmRoute } from './page';

const { farm, cattle, garlic } = facts.farm.places;

/** By the page of the farm or of a business; undefined until the owner answers. */
export const places = {
  '/': farm,
  '/bonsmara': cattle,
  '/garlic': garlic,
} satisfies Record<FarmRoute, string | undefined>;

/** The province of a place, short enough for a title; the country if the place is unknown. */
const regionOf = (place: string | undefined) => place?.split(', ').at(-1) ?? country;

export const regions: Readonly<Record<FarmRoute, string>> = {
  '/': regionOf(places['/']),
  // The whole farm is in one province.
  '/bonsmara': regionOf(cattle ?? farm),
  '/garlic': regionOf(places['/garlic']),
};

/** The town of the garlic facility, or its province if the owner names no town. */
export const garlicTown = garlic.split(',')[0] ?? garlic;

/** A place with its country: `Limpopo, South Africa`. */
export function inCountry(place: string): string {
  return place === country ? country : `${place}, ${country}`;
}
