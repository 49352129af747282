import type { LocalBusiness, Offer, Organization, PostalAddress, Thing } from 'schema-dts';
import { facts } from '@/content/facts/reading/facts';
import { farm } from '@/content/farm';
import type { Route } from '@/content/pages';
import { places } from '@/content/places';
import { site } from '@/content/site';
import { lotsOn } from '@/lib/for-sale/lots';
import { businesses } from './businesses';
import { siteAddress } from './environment';
import { socialCard } from './metadata';
import { pageContents } from './page-contents';

type BusinessRoute = Exclude<Route, '/'>;

/** The ids of the farm and its two businesses on all pages. */
const identity = {
  '/': siteAddress('/#organization'),
  '/bonsmara': siteAddress('/bonsmara#business'),
  '/garlic': siteAddress('/garlic#business'),
} as const satisfies Record<Route, string>;

const names = { '/bonsmara': farm.cattleName, '/garlic': farm.garlicName };

/** The street and postal code of an address, without the locality, which has its own field. */
function partsOfAddress(address = '', locality = '') {
  const [postalCode] = /\d{4}$/.exec(address) ?? [];
  const parts = address.split(', ').filter((part) => part !== postalCode && part !== locality);
  return { street: parts.join(', '), postalCode };
}

/** The phone, the address and, if it was taken on the farm, the photo of the farm or a business. */
function place(route: Route) {
  const [addressRegion, addressLocality] = places[route]?.split(', ').reverse() ?? [];
  const { street, postalCode } = partsOfAddress(businesses[route].address, addressLocality);
  const address: PostalAddress = {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(postalCode && { postalCode }),
    ...(addressLocality && { addressLocality }),
    ...(addressRegion && { addressRegion }),
    addressCountry: 'ZA',
  };
  return {
    ...(pageContents[route].photo.takenOnTheFarm && { image: siteAddress(socialCard(route)) }),
    telephone: farm.phone,
    address,
  };
}

/** A reference to a business; its own page has its place. */
function reference(route: BusinessRoute) {
  return {
    '@type': 'Organization',
    '@id': identity[route],
    name: names[route],
    url: siteAddress(route),
  } as const;
}

const daysOfWeek = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

const openingHours = facts.farm.openingHours?.map(({ days, opens, closes }) => {
  const dayOfWeek = daysOfWeek[days];
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes } as const;
});

/** Units as UN/CEFACT Recommendation 20 names them. */
const unitCodeOf = (per: string) => (per === 'kilogram' ? 'KGM' : 'C62');

/** Whether garlic prices include VAT. */
const vat = {
  included: { valueAddedTaxIncluded: true },
  added: { valueAddedTaxIncluded: false },
  none: {},
}[facts.terms.vat ?? 'none'];

/** The lots that have a price and are still for sale. */
function offersOn(route: BusinessRoute): Offer[] {
  return lotsOn[route].flatMap(({ name, offer }, index): Offer[] => {
    if (!offer) return [];
    const id = siteAddress(`${route}#lot-${index + 1}`);
    return [
      {
        '@type': 'Offer',
        '@id': id,
        // Google requires the item to name its offer.
        itemOffered: { '@type': 'SomeProducts', name, offers: { '@id': id } },
        availability: 'https://schema.org/InStock',
        ...(offer.until && { validThrough: offer.until }),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: offer.rand,
          priceCurrency: 'ZAR',
          unitCode: unitCodeOf(offer.per),
          ...(route === '/garlic' && vat),
        },
      },
    ];
  });
}

function business(route: BusinessRoute): LocalBusiness {
  const { position, areaServed } = businesses[route];
  const [latitude = 0, longitude = 0] = position?.split(', ').map(Number) ?? [];
  const makesOffer = offersOn(route);
  return {
    ...reference(route),
    '@type': 'LocalBusiness',
    ...place(route),
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(areaServed && { areaServed }),
    ...(openingHours && { openingHoursSpecification: openingHours }),
    description: pageContents[route].hero.introduction,
    parentOrganization: { '@id': identity['/'] },
    ...(makesOffer.length > 0 && { makesOffer }),
  };
}

/** The farm as a whole, with its owner and its two businesses. */
function wholeFarm(): Organization {
  const { email, owner, socialProfiles } = farm;
  const profiles = Object.values(socialProfiles).flatMap((address) => address ?? []);
  return {
    '@type': 'Organization',
    '@id': identity['/'],
    name: site.name,
    description: farm.blurb,
    url: siteAddress('/'),
    logo: siteAddress('/icon-512.png'),
    ...place('/'),
    email,
    founder: { '@type': 'Person', name: owner.name, jobTitle: owner.title },
    ...(profiles.length > 0 && { sameAs: profiles }),
    subOrganization: [reference('/bonsmara'), reference('/garlic')],
  };
}

const things: Readonly<Record<Route, readonly Thing[]>> = {
  '/': [wholeFarm()],
  '/bonsmara': [business('/bonsmara')],
  // Without the calculator, since Google requires reviews of an application.
  '/garlic': [business('/garlic')],
};

/**
 * The schema.org data of a page, as the text of a script element, escaped so that no content can end the
 * element. It has no reviews or ratings, since a business may not mark up those on its own site.
 */
export function structuredDataText(route: Route): string {
  const graph = { '@context': 'https://schema.org', '@graph': things[route] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
