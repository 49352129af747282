import type { Metadata } from 'next';
import { bonsmaraHero, bonsmaraPage } from '@/content/bonsmara';
import { garlicHero, garlicPage } from '@/content/garlic';
import { homeHero, homePage } from '@/content/home';
import { photos } from '@/content/photos';
import type { ContentPhoto, HeroContent, PageContent, Route } from '@/content/shapes';
import { site } from '@/content/site';

interface PageFacts {
  readonly content: PageContent;
  readonly hero: HeroContent;
  readonly photo: ContentPhoto;
  /** The picture that a shared link to the page is shown with: 1200 x 630 pixels, in public/. */
  readonly socialCard: string;
}

export const pages: Readonly<Record<Route, PageFacts>> = {
  '/': {
    content: homePage,
    hero: homeHero,
    photo: photos.homeHero,
    socialCard: '/social-card-home.jpg',
  },
  '/bonsmara': {
    content: bonsmaraPage,
    hero: bonsmaraHero,
    photo: photos.bonsmaraHero,
    socialCard: '/social-card-bonsmara.jpg',
  },
  '/garlic': {
    content: garlicPage,
    hero: garlicHero,
    photo: photos.garlicHero,
    socialCard: '/social-card-garlic.jpg',
  },
};

/** What search engines and shared links tell of a page: words, one address, a card. */
export function pageMetadata(route: Route): Metadata {
  const { content, photo, socialCard } = pages[route];
  const { title, description } = content;
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
      images: { url: socialCard, width: 1200, height: 630, alt: photo.alt },
    },
  };
}
