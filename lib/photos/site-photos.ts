/** The photos of facts/photos.json by their place on the site. */

import { pages, type Route } from '@/content/pages';
import { site } from '@/content/site';
import { facts } from '@/facts/facts';
import { arrangePhotos, type ContentPhoto } from './arrange-photos';

export const { photos, photosOn, portraits, silhouette } = arrangePhotos(facts);

/** The photo of a page's first screen. */
export const heroPhotoOn = (route: Route): ContentPhoto => photos[pages[route].hero.photo];

/** Shown beside photos if one was not taken on the farm. */
export function illustrationNotice(shown: readonly ContentPhoto[]): string | undefined {
  const own = shown.filter(({ takenOnTheFarm }) => takenOnTheFarm);
  if (own.length === shown.length) return undefined;
  return site.illustrations(own.length === 0 ? 'All' : 'Some of the');
}
