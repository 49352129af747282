/** How to reach the farm and its two businesses, from facts/farm.json. */

import { facts } from '@/content/facts/reading/facts';
import type { Facts, Term } from '@/content/facts/schema/facts';
import { openingDays } from '@/content/facts/schema/farm';
import { farm as farmCopy } from '@/content/farm';
import type { BusinessRoute, FarmRoute } from '@/content/page';
import { site } from '@/content/site';

const { farm } = facts;

/** The farm as a whole, and its two businesses. */
export const businesses: Readonly<Record<FarmRoute, Facts['farm']['cattleBusiness']>> = {
  '/': { address: farm.address },
  '/bonsmara': farm.cattleBusiness,
  '/garlic': farm.garlicBusiness,
};

/** The names of the two businesses by page. */
export const businessNames = {
  '/bonsmara': farmCopy.cattleName,
  '/garlic': farmCopy.garlicName,
} as const satisfies Record<BusinessRoute, string>;

const hours = farm.openingHours?.map(
  ({ days, opens, closes }) => `${openingDays[days]} ${opens} to ${closes}`,
);

/** The details beside the contact form, without open answers. */
export function businessDetails(route: FarmRoute): readonly Term[] {
  const { address = farm.address, areaServed } = businesses[route];
  const labels = site.contactTerms;
  const terms: readonly [label: string, text: string | undefined][] = [
    [labels.registeredNames, farm.registeredNames],
    [labels.address, address],
    [labels.areaServed, areaServed],
    [labels.replyTime, farm.answers],
    [labels.openingHours, hours?.join('\n')],
  ];
  return terms.flatMap(([label, text]) => (text ? { label, text } : []));
}
