/** The lots that the pages list on the day of the build. */

import type { Route } from '@/content/routes';
import { dayOf, facts } from '@/facts/facts';
import { type LotListing, listingsOn } from './listings';

const list = facts['for-sale'];

/** The day on which the owner last checked the list. */
export const listedAsOf = list.asOf;

const lots: Readonly<Partial<Record<Route, readonly LotListing[]>>> = listingsOn(
  dayOf('for-sale'),
  list,
);

/** The lots that a page lists; only the pages of the two businesses list any. */
export function lotsOn(route: Route): readonly LotListing[] {
  return lots[route] ?? [];
}

/** Whether a page has anything that can still be bought. */
export function hasLots(route: Route): boolean {
  return lotsOn(route).some(({ status }) => status !== 'sold');
}
