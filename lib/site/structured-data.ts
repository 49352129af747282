import type { LocalBusiness, Organization, PostalAddress, Thing, WebSite } from 'schema-dts';
import { businessNames, farm, places } from '@/content/farm';
import type { BusinessRoute, FarmRoute } from '@/content/page';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { facts } from '@/facts/facts';
import { heroPhotoOn } from '@/lib/photos/site-photos';
import { siteAddress } from './environment';
import { socialCard } from './metadata';

/** The ids of the farm and its two businesses on all pages. */
const identity = {
  '/': siteAddress('/#organization'),
  '/bonsmara': siteAddress('/bonsmara#business'),
  '/garlic': siteAddress('/garlic#business'),
} as const satisfies Record<FarmRoute, string>;

/** The phone, the address and, if it was taken on the farm, the photo of the farm or a business. */
function place(route: FarmRoute) {
  const { town, province } = places[route];
  const address: PostalAddress = {
    '@type': 'PostalAddress',
    // The owner gives one address, that of the farm.
    ...(route === '/' && { streetAddress: facts.farm.address }),
    ...(town && { addressLocality: town }),
    addressRegion: province,
    addressCountry: 'ZA',
  };
  return {
    ...(heroPhotoOn(route).takenOnTheFarm && { image: siteAddress(socialCard(route)) }),
    telephone: farm.phone,
    address,
  };
}

/** A reference to a business, whose own page says where it is. */
function reference(route: BusinessRoute) {
  return {
    '@type': 'Organization',
    '@id': identity[route],
    name: businessNames[route],
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

function business(route: BusinessRoute): LocalBusiness {
  const { position } = places[route];
  const [latitude = 0, longitude = 0] = position?.split(',').map(Number) ?? [];
  return {
    ...reference(route),
    '@type': 'LocalBusiness',
    ...place(route),
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(openingHours && { openingHoursSpecification: openingHours }),
    description: pages[route].hero.introduction,
    parentOrganization: { '@id': identity['/'] },
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
    alternateName: site.wordMark,
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

/** The name under which search engines list the site. */
const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': siteAddress('/#website'),
  name: site.name,
  alternateName: site.wordMark,
  url: siteAddress('/'),
  inLanguage: 'en-ZA',
  publisher: { '@id': identity['/'] },
};

const things: Readonly<Record<FarmRoute, readonly Thing[]>> = {
  '/': [wholeFarm(), webSite],
  '/bonsmara': [business('/bonsmara')],
  // Without the calculator, since Google requires reviews of an application.
  '/garlic': [business('/garlic')],
};

/**
 * The schema.org data of a page, as the text of a script element, escaped so that no content can end the
 * element. It has no prices, since Google shows none for a page that lists several things, and no reviews or
 * ratings, since a business may not mark up those on its own site.
 */
export function structuredDataText(route: FarmRoute): string {
  const graph = { '@context': 'https://schema.org', '@graph': things[route] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
