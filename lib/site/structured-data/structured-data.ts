import type { BreadcrumbList, ImageGallery, Service, Thing, WebApplication } from 'schema-dts';
import { bonsmaraServices, cattleGallery } from '@/content/bonsmara';
import { calculatorWords } from '@/content/calculator';
import { fieldsGallery } from '@/content/garlic';
import { navigation } from '@/content/navigation';
import type { ContentPhoto } from '@/content/photos';
import { cattlePhotos, fieldPhotos } from '@/content/photos';
import type { Price } from '@/content/prices';
import { fieldPrices, processingPrices, travelPrice } from '@/content/prices';
import type { Route } from '@/content/types';
import { encodedPhoto } from '../../photos/manifest';
import { siteAddress } from '../environment';
import { cattleBusiness, garlicBusiness, identity, wholeFarm } from './businesses';

/** Units as UN/CEFACT Recommendation 20 names them. */
const unitCodes = { hectare: 'HAR', ton: 'TNE', kilometre: 'KMT' } as const satisfies Record<
  Price['unit'],
  string
>;

/** The way from the front page to a page, named as the menu names them. */
function breadcrumbs(route: Route): BreadcrumbList {
  const way = navigation.filter((item) => item.route === '/' || item.route === route);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      item: siteAddress(item.route),
    })),
  };
}

/** A service of the cattle business, which names no price. */
function cattleService({ name, text }: { name: string; text: string }): Service {
  return {
    '@type': 'Service',
    name,
    description: text,
    provider: { '@id': identity['/bonsmara'] },
  };
}

function garlicService({ service, rand, unit }: Price): Service {
  return {
    '@type': 'Service',
    name: service,
    provider: { '@id': identity['/garlic'] },
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: rand,
        priceCurrency: 'ZAR',
        unitCode: unitCodes[unit],
      },
    },
  };
}

/** The photos of a gallery that were taken on the farm; nothing where all of them stand in. */
function imageGallery(name: string, photos: readonly ContentPhoto[]): ImageGallery[] {
  const own = photos.filter(({ takenOnTheFarm }) => takenOnTheFarm);
  if (own.length === 0) return [];
  const gallery: ImageGallery = {
    '@type': 'ImageGallery',
    name,
    image: own.map(({ file, caption }) => ({
      '@type': 'ImageObject',
      contentUrl: siteAddress(encodedPhoto(file).jpeg.url),
      ...(caption && { caption }),
    })),
  };
  return [gallery];
}

const seedCalculator: WebApplication = {
  '@type': 'WebApplication',
  name: calculatorWords.heading,
  description: calculatorWords.introduction,
  url: siteAddress('/garlic#calculator'),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'ZAR' },
};

const things: Readonly<Record<Route, readonly Thing[]>> = {
  '/': [wholeFarm],
  '/bonsmara': [
    cattleBusiness,
    breadcrumbs('/bonsmara'),
    ...bonsmaraServices.services.map(cattleService),
    ...imageGallery(cattleGallery.heading, cattlePhotos),
  ],
  '/garlic': [
    garlicBusiness,
    breadcrumbs('/garlic'),
    ...[...fieldPrices, ...processingPrices, travelPrice].map(garlicService),
    ...imageGallery(fieldsGallery.heading, fieldPhotos),
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
