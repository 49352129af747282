import type { MetadataRoute } from 'next';
import { navigation } from '@/content/navigation';
import { siteAddress } from '@/lib/site/environment';

export const dynamic = 'force-static';

/** Every page; the day of the build says nothing about when one changed, so no day is named. */
export default function sitemap(): MetadataRoute.Sitemap {
  return navigation.map(({ route }) => ({ url: siteAddress(route) }));
}
