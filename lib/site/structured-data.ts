import type { LocalBusiness, Offer, Organization, PostalAddress, Thing } from 'schema-dts';
import { farm } from '@/content/farm';
import type { Route } from '@/content/pages';
import { site } from '@/content/site';
import { facts } from '@/lib/facts/facts';
import { lotsOn } from '../for-sale/lots';
import { businesses } from './contact-details';
import { siteAddress } from './environment';
import { pages, socialCard } from './metadata';

type BusinessRoute = Exclude<Route, '/'>;

/** Names by which all pages speak of the farm and its two businesses. */
const identity = {
  '/': siteAddress('/#organization'),
  '/bonsmara': siteAddress('/bonsmara#business'),
  '/garlic': siteAddress('/garlic#business'),
} as const satisfies Record<Route, string>;

const names = { '/bonsmara': farm.cattleName, '/garlic': farm.garlicName };

/** The street and the code of an address; the place has a part of its own and is left out. */
function partsOfAddress(address = '', locality = '') {
  const [postalCode] = /\d{4}$/.exec(address) ?? [];
  const parts = address.split(', ').filter((part) => part !== postalCode && part !== locality);
  return { street: parts.join(', '), postalCode };
}

/** What the farm and each business have in common: phone, address, and a photo of the farm's own. */
function place(route: Route) {
  const [addressRegion, addressLocality] = farm.places[route]?.split(', ').reverse() ?? [];
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
    ...(pages[route].photo.takenOnTheFarm && { image: siteAddress(socialCard(route)) }),
    telephone: farm.phone,
    address,
  };
}

/** By what the farm refers to each of its businesses: where it is, the page of the business says. */
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

/** Whether a price has VAT in it, which only the garlic's are known to have or not. */
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
        // Google asks what is for sale for its offer.
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
    description: pages[route].hero.introduction,
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
  // Not the calculator: of an application Google requires reviews.
  '/garlic': [business('/garlic')],
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
