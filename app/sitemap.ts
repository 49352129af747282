import type { MetadataRoute } from 'next';
import { routes } from '@/content/pages';
import { listedAsOf, lotsOn } from '@/lib/for-sale/lots';
import { siteAddress } from '@/lib/site/environment';

export const dynamic = 'force-static';

/** The pages; those that say what is for sale, with the day on which the owner last checked the list. */
export default function sitemap(): MetadataRoute.Sitemap {
  const hasAnyLots = routes.some((route) => lotsOn(route).length > 0);
  return routes.map((route) => {
    // The front page says what the other pages list.
    const saysList = route === '/' ? hasAnyLots : lotsOn(route).length > 0;
    // Not the day of the build, which says nothing about when a page changed.
    return { url: siteAddress(route), ...(saysList && listedAsOf && { lastModified: listedAsOf }) };
  });
}
