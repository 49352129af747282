/** Where the farm and its businesses are, in the forms that sentences need. */
import { country } from '@/content/facts/schema/farm';
import type { Route } from '@/content/pages';
import { facts } from './facts';

const { farm, cattle, garlic } = facts.farm.places;

/** The province of a place, short enough for a title; the country if the place is unknown. */
const regionOf = (place: string | undefined) => place?.split(', ').at(-1) ?? country;

export const regions: Readonly<Record<Route, string>> = {
  '/': regionOf(farm),
  '/bonsmara': regionOf(cattle),
  '/garlic': regionOf(garlic),
};

/** The town of the garlic facility, or its province if the owner names no town. */
export const garlicTown = garlic.split(',')[0] ?? garlic;

/** A place with its country: `Limpopo, South Africa`. */
export function inCountry(place: string): string {
  return place === country ? country : `${place}, ${country}`;
}
