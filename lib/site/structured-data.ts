import type { GeoCoordinates, LocalBusiness, Organization, Thing, WebSite } from 'schema-dts';
import { businessNames, farm, places } from '@/content/farm';
import type { BusinessRoute, FarmRoute } from '@/content/page-type';
import { pages } from '@/content/routes';
import { site } from '@/content/shared-text';
import { facts } from '@/facts/facts';
import { heroPhotoOn } from '@/lib/photos/site-photos';
import { absoluteUrl } from './environment';
import { socialCard } from './metadata';

/** The ids of the farm and its two businesses on all pages. */
const identity = {
  '/': absoluteUrl('/#organization'),
  '/bonsmara': absoluteUrl('/bonsmara#business'),
  '/garlic': absoluteUrl('/garlic#business'),
} as const satisfies Record<FarmRoute, string>;

/** The phone and, if it was taken on the farm, the photo of the farm or a business. */
function phoneAndPhoto(route: FarmRoute) {
  return {
    ...(heroPhotoOn(route).takenOnTheFarm && { image: absoluteUrl(socialCard(route)) }),
    telephone: farm.phone,
  };
}

/** A reference to a business, which its own page describes. */
function reference(route: BusinessRoute) {
  return {
    '@type': 'Organization',
    '@id': identity[route],
    name: businessNames[route],
    url: absoluteUrl(route),
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

/** A position in the digits that the owner gave; undefined with fewer than the five decimals that Google requires. */
function coordinates(position = ''): GeoCoordinates | undefined {
  const [, latitude = '', longitude = ''] = /^(\S+\.\d{5,}), ?(\S+\.\d{5,})$/.exec(position) ?? [];
  return latitude ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined;
}

function business(route: BusinessRoute): LocalBusiness {
  const { town, province, position } = places[route];
  const geo = coordinates(position);
  return {
    ...reference(route),
    '@type': 'LocalBusiness',
    ...phoneAndPhoto(route),
    address: {
      '@type': 'PostalAddress',
      ...(town && { addressLocality: town }),
      addressRegion: province,
      addressCountry: 'ZA',
    },
    ...(geo && { geo }),
    ...(openingHours && { openingHoursSpecification: openingHours }),
    description: pages[route].hero.introduction,
    parentOrganization: { '@id': identity['/'] },
  };
}

/** The farm as a whole, with its owner and its two businesses. */
function wholeFarm(): Organization {
  const { email, owner, socialProfiles } = farm;
  const profiles = Object.values(socialProfiles).flatMap((url) => url ?? []);
  return {
    '@type': 'Organization',
    '@id': identity['/'],
    name: site.name,
    alternateName: site.wordMark,
    description: farm.blurb,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    ...phoneAndPhoto('/'),
    // As the owner wrote it: a post office box is not a street, and may be in another province.
    address: facts.farm.address,
    email,
    founder: { '@type': 'Person', name: owner.name, jobTitle: owner.title },
    ...(profiles.length > 0 && { sameAs: profiles }),
    subOrganization: [reference('/bonsmara'), reference('/garlic')],
  };
}

/** The name under which search engines list the site. */
const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: site.name,
  alternateName: site.wordMark,
  url: absoluteUrl('/'),
  inLanguage: 'en-ZA',
  publisher: { '@id': identity['/'] },
};

const things: Readonly<Record<FarmRoute, readonly Thing[]>> = {
  '/': [wholeFarm(), webSite],
  '/bonsmara': [business('/bonsmara')],
  // Without the calculator, since Google requires reviews for an application.
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
