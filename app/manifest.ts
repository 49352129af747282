import type { MetadataRoute } from 'next';
import { homePage } from '@/content/home';
import { site } from '@/content/site';
import { themeColour } from '@/lib/site/metadata';

export const dynamic = 'force-static';

/** The web app manifest: name, icons and colours of the site on a phone's home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const paper = themeColour('paper');
  return {
    name: site.name,
    short_name: site.wordMark,
    description: homePage.description,
    lang: 'en-ZA',
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [192, 512].map((pixels) => ({
      src: `/icon-${pixels}.png`,
      sizes: `${pixels}x${pixels}`,
      type: 'image/png',
    })),
  };
}
