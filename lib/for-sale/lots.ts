/** The lots that the pages list on the day of the build. */

import { readBuildDay } from '@/content/facts/reading/days';
import { facts } from '@/content/facts/reading/facts';
import type { Route } from '@/content/pages';
import { listingsOn } from './listings';

const list = facts['for-sale'];

/** The day on which the owner last checked the list. */
export const listedAsOf = list.asOf;

export const lotsOn = listingsOn(readBuildDay(), list);

/** Whether a page has anything to sell. */
export function hasLots(route: Route): boolean {
  return lotsOn[route].length > 0;
}
