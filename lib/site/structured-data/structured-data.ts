import type { Thing, WebApplication } from 'schema-dts';
import { calculatorCopy } from '@/content/calculator';
import type { Route } from '@/content/types';
import { siteAddress } from '../environment';
import { cattleBusiness, garlicBusiness, wholeFarm } from './businesses';

const seedCalculator: WebApplication = {
  '@type': 'WebApplication',
  name: calculatorCopy.heading,
  description: calculatorCopy.introduction,
  url: siteAddress('/garlic#calculator'),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
};

const things: Readonly<Record<Route, readonly Thing[]>> = {
  '/': [wholeFarm],
  '/bonsmara': [cattleBusiness],
  '/garlic': [garlicBusiness, seedCalculator],
};

/**
 * What a page says, in the words of schema.org for machines: as text for a script element, which no
 * word of the content can end. No reviews and no ratings: a business may not mark up what it prints
 * about itself.
 */
export function structuredDataText(route: Route): string {
  const graph = { '@context': 'https://schema.org', '@graph': things[route] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
