import type { MetadataRoute } from 'next';
import { navigation } from '@/content/site';
import { hasLots, listedAsOf } from '@/lib/for-sale/lots';
import { siteAddress } from '@/lib/site/environment';

export const dynamic = 'force-static';

/** The pages; one that names lots has the day of the list. The day of the build is not when a page changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  const routes = navigation.map(({ route }) => route);
  return routes.map((route) => {
    // The home page names the lots of the other two.
    const namesLots = route === '/' ? routes.some(hasLots) : hasLots(route);
    return {
      url: siteAddress(route),
      ...(namesLots && listedAsOf && { lastModified: listedAsOf }),
    };
  });
}
