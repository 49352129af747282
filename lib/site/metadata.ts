import type { Metadata } from 'next';
import { bonsmaraHero, bonsmaraPage } from '@/content/bonsmara';
import { forSaleCopy } from '@/content/for-sale';
import { garlicHero, garlicPage } from '@/content/garlic';
import { homeHero, homePage } from '@/content/home';
import type { HeroContent, PageContent, Route } from '@/content/pages';
import { site } from '@/content/site';
import { summarise } from '@/lib/for-sale/listings';
import { lotsOn } from '@/lib/for-sale/lots';
import type { ContentPhoto } from '@/lib/photos/arrange-photos';
import { card } from '@/lib/photos/encodings';
import { encodedPhoto } from '@/lib/photos/manifest';
import { photos } from '@/lib/photos/site-photos';

/** The texts and the hero's photo of each page. */
export const pages: Readonly<
  Record<Route, { content: PageContent; hero: HeroContent; photo: ContentPhoto }>
> = {
  '/': { content: homePage, hero: homeHero, photo: photos.homeHero },
  '/bonsmara': { content: bonsmaraPage, hero: bonsmaraHero, photo: photos.bonsmaraHero },
  '/garlic': { content: garlicPage, hero: garlicHero, photo: photos.garlicHero },
};

/** The address of the card that a shared link shows, cropped from the page's hero. */
export function socialCard(route: Route): string {
  return `${encodedPhoto(pages[route].photo.file).base}-${card.width}.jpg`;
}

/** The metadata of a page for search engines and shared links: texts, canonical URL and card. */
export function pageMetadata(route: Route): Metadata {
  const { content, photo } = pages[route];
  const { title } = content;
  const lots = route === '/bonsmara' && summarise(lotsOn[route]);
  const description = lots
    ? `${content.description} ${forSaleCopy.described(lots)}`
    : content.description;
  return {
    title,
    description,
    alternates: { canonical: route },
    // Next adds title and description.
    openGraph: {
      url: route,
      siteName: site.name,
      locale: 'en_ZA',
      type: 'website',
      images: {
        url: socialCard(route),
        width: card.width,
        height: card.height,
        alt: photo.alt,
      },
    },
  };
}
