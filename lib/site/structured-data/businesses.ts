import type { LocalBusiness, Organization, PostalAddress } from 'schema-dts';
import { bonsmaraHero } from '@/content/bonsmara';
import { farm } from '@/content/farm';
import { garlicHero, garlicVarieties } from '@/content/garlic';
import { site } from '@/content/site';
import type { Route } from '@/content/types';
import { siteAddress } from '../environment';
import { pages, socialCard } from '../metadata';

/** Where a page says that we are: a province, after a town where there is one. */
function addressOn(route: Route): PostalAddress {
  const [addressRegion, addressLocality] = farm.places[route]?.split(', ').reverse() ?? [];
  return {
    '@type': 'PostalAddress',
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

function business(route: Exclude<Route, '/'>, name: string) {
  return {
    '@type': 'LocalBusiness',
    '@id': identity[route],
    name,
    url: siteAddress(route),
    ...imageOf(route),
    ...telephone,
    address: addressOn(route),
  } as const satisfies LocalBusiness;
}

const [cattle, garlic] = [
  business('/bonsmara', farm.cattleName),
  business('/garlic', farm.garlicName),
];
const parentOrganization = { '@id': identity['/'] };

export const cattleBusiness: LocalBusiness = {
  ...cattle,
  description: bonsmaraHero.introduction,
  parentOrganization,
};

export const garlicBusiness: LocalBusiness = {
  ...garlic,
  description: garlicHero.introduction,
  parentOrganization,
  hasOfferCatalog: {
    '@type': 'OfferCatalog',
    name: garlicVarieties.heading,
    itemListElement: garlicVarieties.varieties.map(({ name }) => name),
  },
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
  subOrganization: [cattle, garlic],
};
