import type { Metadata } from 'next';
import { pages, type Route } from '@/content/routes';
import { site } from '@/content/shared-text';
import { pickLots } from '@/lib/for-sale/listings';
import { lotsOn } from '@/lib/for-sale/lots';
import { card } from '@/lib/photos/encodings';
import { encodedPhoto, encodedUrl } from '@/lib/photos/manifest';
import { heroPhotoOn } from '@/lib/photos/site-photos';

/** The URL of the card that a shared link shows, cropped from the page's hero. */
export function socialCard(route: Route): string {
  const { base } = encodedPhoto(heroPhotoOn(route).file);
  return encodedUrl(base, card.width, card.format);
}

/** The metadata of a page for search engines and shared links: texts, canonical URL and card. */
export function pageMetadata(route: Route): Metadata {
  const page = pages[route];
  const { titleWithLots = page.title, description } = page;
  const hasLots = pickLots(lotsOn(route)).length > 0;
  return {
    title: hasLots ? titleWithLots : page.title,
    description,
    alternates: { canonical: route },
    // Next adds title and description.
    openGraph: {
      type: 'website',
      locale: 'en_ZA',
      url: route,
      siteName: site.name,
      images: {
        url: socialCard(route),
        width: card.width,
        height: card.height,
        alt: heroPhotoOn(route).alt,
      },
    },
  };
}
