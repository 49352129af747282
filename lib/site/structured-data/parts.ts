import type { BreadcrumbList, ImageGallery, Service, WebApplication } from 'schema-dts';
import { calculatorWords } from '@/content/calculator';
import { navigation } from '@/content/navigation';
import type { ContentPhoto, Price, Route } from '@/content/shapes';
import { encodedPhoto } from '../../photos/manifest';
import { siteAddress } from '../environment';
import { identity } from './businesses';

/** Units as UN/CEFACT Recommendation 20 names them. */
const unitCodes = { hectare: 'HAR', ton: 'TNE', kilometre: 'KMT' } as const satisfies Record<
  Price['unit'],
  string
>;

/** The way from the front page to a page, named as the menu names them. */
export function breadcrumbs(route: Route): BreadcrumbList {
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
export function cattleService({ name, text }: { name: string; text: string }): Service {
  return {
    '@type': 'Service',
    name,
    description: text,
    provider: { '@id': identity['/bonsmara'] },
  };
}

/** A garlic service at its price per unit. */
export function garlicService({ service, rand, unit }: Price): Service {
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

/** A gallery with its photos, as JPEG. */
export function imageGallery(name: string, photos: readonly ContentPhoto[]): ImageGallery {
  return {
    '@type': 'ImageGallery',
    name,
    image: photos.map(({ file, caption }) => ({
      '@type': 'ImageObject',
      contentUrl: siteAddress(encodedPhoto(file).jpeg.url),
      ...(caption && { caption }),
    })),
  };
}

/** The seed calculator, free to use. */
export const seedCalculator: WebApplication = {
  '@type': 'WebApplication',
  name: calculatorWords.heading,
  description: calculatorWords.introduction,
  url: siteAddress('/garlic#calculator'),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'ZAR' },
};
