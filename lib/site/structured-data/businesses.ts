import type {
  GeoCoordinates,
  LocalBusiness,
  Offer,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
} from 'schema-dts';
import { bonsmaraHero } from '@/content/bonsmara';
import { businesses } from '@/content/business-terms';
import { facts } from '@/content/facts';
import { farm } from '@/content/farm';
import { garlicHero } from '@/content/garlic';
import { site } from '@/content/site';
import type { Route } from '@/content/types';
import { siteAddress } from '../environment';
import { forSale, type LotListing } from '../for-sale';
import { pages, socialCard } from '../metadata';

/** Where a page says that we are: a province, after a town and an address where there are any. */
function addressOn(route: Route): PostalAddress {
  const [addressRegion, addressLocality] = farm.places[route]?.split(', ').reverse() ?? [];
  return {
    '@type': 'PostalAddress',
    ...(businesses[route].address && { streetAddress: businesses[route].address }),
    ...(addressLocality && { addressLocality }),
    ...(addressRegion && { addressRegion }),
    addressCountry: 'ZA',
  };
}

const telephone = farm.phone && { telephone: farm.phone };

/** The picture of a page, unless it only stands in for one of the farm. */
function imageOf(route: Route) {
  return pages[route].photo.takenOnTheFarm && { image: siteAddress(socialCard(route)) };
}

/** Names by which all pages speak of the farm and its two businesses. */
export const identity = {
  '/': siteAddress('/#organization'),
  '/bonsmara': siteAddress('/bonsmara#business'),
  '/garlic': siteAddress('/garlic#business'),
} as const satisfies Record<Route, string>;

/** The property by which the farm refers to each of its businesses. */
function reference(route: Exclude<Route, '/'>, name: string) {
  return {
    '@type': 'LocalBusiness',
    '@id': identity[route],
    name,
    url: siteAddress(route),
  } as const satisfies LocalBusiness;
}

const daysOfWeek = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

const openingHoursSpecification = facts.farm.openingHours?.map(
  ({ days, opens, closes }): OpeningHoursSpecification => {
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: daysOfWeek[days], opens, closes };
  },
);

/** A position such as `-24.95512, 28.54331`. */
function geoOf(position: string): GeoCoordinates {
  const [latitude = 0, longitude = 0] = position.split(', ').map(Number);
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

function business(route: Exclude<Route, '/'>, name: string) {
  const { position, areaServed } = businesses[route];
  return {
    ...reference(route, name),
    ...imageOf(route),
    ...telephone,
    address: addressOn(route),
    ...(position && { geo: geoOf(position) }),
    ...(areaServed && { areaServed }),
    ...(openingHoursSpecification && { openingHoursSpecification }),
  } as const satisfies LocalBusiness;
}

/** Units as UN/CEFACT Recommendation 20 names them: one piece, one kilogram. */
const unitCodes = { head: 'C62', kilogram: 'KGM' } as const;

/** The lots that have a price and are still for sale. */
function offersOf(lots: readonly LotListing[]): { makesOffer?: Offer[] } {
  const offers = lots.flatMap(({ name, offer }): Offer[] => {
    if (!offer) return [];
    const { rand, per, until } = offer;
    return [
      {
        '@type': 'Offer',
        name,
        availability: 'https://schema.org/InStock',
        ...(until && { validThrough: until }),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: rand,
          priceCurrency: 'ZAR',
          unitCode: unitCodes[per],
        },
      },
    ];
  });
  return offers.length > 0 ? { makesOffer: offers } : {};
}

const parentOrganization = { '@id': identity['/'] };

export const cattleBusiness: LocalBusiness = {
  ...business('/bonsmara', farm.cattleName),
  description: bonsmaraHero.introduction,
  parentOrganization,
  ...offersOf(forSale.cattle),
};

export const garlicBusiness: LocalBusiness = {
  ...business('/garlic', farm.garlicName),
  description: garlicHero.introduction,
  parentOrganization,
  ...offersOf(forSale.garlic),
};

const profiles = Object.values(farm.socialProfiles).filter((profile) => profile !== undefined);

/** The farm as a whole, with its owner and its two businesses. */
export const wholeFarm: Organization = {
  '@type': 'Organization',
  '@id': identity['/'],
  name: site.name,
  description: farm.blurb,
  url: siteAddress('/'),
  logo: siteAddress('/icon-512.png'),
  ...imageOf('/'),
  ...(farm.email && { email: farm.email }),
  ...telephone,
  address: addressOn('/'),
  ...(farm.owner.name && {
    founder: { '@type': 'Person', name: farm.owner.name, jobTitle: farm.owner.title },
  }),
  ...(profiles.length > 0 && { sameAs: profiles }),
  subOrganization: [reference('/bonsmara', farm.cattleName), reference('/garlic', farm.garlicName)],
};
