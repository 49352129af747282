import type { Metadata } from 'next';
import { bonsmaraPage } from '@/content/bonsmara';
import { garlicPage } from '@/content/garlic';
import { homePage } from '@/content/home';
import { photos } from '@/content/photos';
import type { Route } from '@/content/shapes';
import { site } from '@/content/site';

/** The picture that a shared link to each page is shown with: 1200 x 630 pixels, in public/. */
export const socialCards = {
  '/': '/social-card-home.jpg',
  '/bonsmara': '/social-card-bonsmara.jpg',
  '/garlic': '/social-card-garlic.jpg',
} as const satisfies Record<Route, string>;

const pages = {
  '/': { ...homePage, hero: photos.homeHero },
  '/bonsmara': { ...bonsmaraPage, hero: photos.bonsmaraHero },
  '/garlic': { ...garlicPage, hero: photos.garlicHero },
};

/** What search engines and shared links tell of a page: words, one address, a card of 1200 x 630. */
export function pageMetadata(route: Route): Metadata {
  const { title, description, hero } = pages[route];
  return {
    title,
    description,
    alternates: { canonical: route },
    openGraph: {
      title,
      description,
      url: route,
      siteName: site.name,
      locale: 'en_ZA',
      type: 'website',
      images: { url: socialCards[route], width: 1200, height: 630, alt: hero.alt },
    },
  };
}
