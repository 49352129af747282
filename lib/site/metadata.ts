import type { Metadata } from 'next';
import { bonsmaraHero, bonsmaraPage } from '@/content/bonsmara';
import { garlicHero, garlicPage } from '@/content/garlic';
import { homeHero, homePage } from '@/content/home';
import type { ContentPhoto } from '@/content/photos';
import { photos } from '@/content/photos';
import { site } from '@/content/site';
import type { HeroContent, PageContent, Route } from '@/content/types';

interface PageFacts {
  readonly content: PageContent;
  readonly hero: HeroContent;
  readonly photo: ContentPhoto;
}

export const pages: Readonly<Record<Route, PageFacts>> = {
  '/': { content: homePage, hero: homeHero, photo: photos.homeHero },
  '/bonsmara': { content: bonsmaraPage, hero: bonsmaraHero, photo: photos.bonsmaraHero },
  '/garlic': { content: garlicPage, hero: garlicHero, photo: photos.garlicHero },
};

/** The picture that a shared link to a page is shown with: 1200 x 630 pixels, in public/. */
export function socialCard(route: string): string {
  return `/social-card-${route.slice(1) || 'home'}.jpg`;
}

/** The metadata of a page for search engines and shared links: texts, canonical URL and card. */
export function pageMetadata(route: Route): Metadata {
  const { content, photo } = pages[route];
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
      images: { url: socialCard(route), width: 1200, height: 630, alt: photo.alt },
    },
  };
}
