import type { MetadataRoute } from 'next';
import { siteAddress } from '@/lib/site/environment';

export const dynamic = 'force-static';

/** Search engines may read everything; whether they may list a build, its pages say themselves. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: siteAddress('/sitemap.xml') };
}
