import type { LocalBusiness, Organization, PostalAddress } from 'schema-dts';
import { bonsmaraHero } from '@/content/bonsmara';
import { farm } from '@/content/farm';
import { garlicHero, garlicVarieties } from '@/content/garlic';
import type { Route } from '@/content/shapes';
import { site } from '@/content/site';
import { siteAddress } from '../environment';
import { socialCard } from '../metadata';

/** Where a page says that we are: a province, after a town where there is one. */
function addressOn(route: Route): PostalAddress {
  const [addressRegion, addressLocality] = farm.places[route].split(', ').reverse();
  return {
    '@type': 'PostalAddress',
    ...(addressLocality && { addressLocality }),
    addressRegion,
    addressCountry: 'ZA',
  };
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
    image: siteAddress(socialCard(route)),
    telephone: farm.phone,
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

/** The farm as a whole, with its owner and its two businesses. */
export const wholeFarm: Organization = {
  '@type': 'Organization',
  '@id': identity['/'],
  name: site.name,
  description: farm.blurb,
  url: siteAddress('/'),
  logo: siteAddress('/icon-512.png'),
  image: siteAddress(socialCard('/')),
  email: farm.email,
  telephone: farm.phone,
  address: addressOn('/'),
  ...(farm.owner.name && {
    founder: { '@type': 'Person', name: farm.owner.name, jobTitle: farm.owner.title },
  }),
  sameAs: Object.values(farm.socialProfiles),
  subOrganization: [cattle, garlic],
};
