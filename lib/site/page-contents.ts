import { bonsmaraHero, bonsmaraPage } from '@/content/bonsmara';
import { garlicHero, garlicPage } from '@/content/garlic';
import { homeHero, homePage } from '@/content/home';
import type { HeroContent, PageContent, Route } from '@/content/pages';
import type { ContentPhoto } from '@/lib/photos/arrange-photos';
import { photos } from '@/lib/photos/site-photos';

/** The texts and the hero's photo of each page. */
export const pageContents: Readonly<
  Record<Route, { content: PageContent; hero: HeroContent; photo: ContentPhoto }>
> = {
  '/': { content: homePage, hero: homeHero, photo: photos.homeHero },
  '/bonsmara': { content: bonsmaraPage, hero: bonsmaraHero, photo: photos.bonsmaraHero },
  '/garlic': { content: garlicPage, hero: garlicHero, photo: photos.garlicHero },
};
