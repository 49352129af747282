import type { Thing } from 'schema-dts';
import { bonsmaraServices, cattleGallery } from '@/content/bonsmara';
import { fieldsGallery } from '@/content/garlic';
import { cattlePhotos, fieldPhotos } from '@/content/photos';
import { fieldPrices, processingPrices, travelPrice } from '@/content/prices';
import type { Route } from '@/content/shapes';
import { cattleBusiness, garlicBusiness, wholeFarm } from './businesses';
import { breadcrumbs, cattleService, garlicService, imageGallery, seedCalculator } from './parts';

const things: Readonly<Record<Route, readonly Thing[]>> = {
  '/': [wholeFarm],
  '/bonsmara': [
    cattleBusiness,
    breadcrumbs('/bonsmara'),
    ...bonsmaraServices.services.map(cattleService),
    imageGallery(cattleGallery.heading, cattlePhotos),
  ],
  '/garlic': [
    garlicBusiness,
    breadcrumbs('/garlic'),
    ...[...fieldPrices, ...processingPrices, travelPrice].map(garlicService),
    imageGallery(fieldsGallery.heading, fieldPhotos),
    seedCalculator,
  ],
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
