/** The photos of facts/photos.json by their place on the site. */

import { pages, type Route } from '@/content/routes';
import { site } from '@/content/shared-text';
import { facts } from '@/facts/facts';
import { arrangePhotos, type ContentPhoto } from './arrange-photos';

export const { photos, photosOn, portrait, silhouette } = arrangePhotos(facts);

/** The photo of a page's first screen. */
export const heroPhotoOn = (route: Route): ContentPhoto => photos[pages[route].hero.photo];

/** How many of some photos were not taken on the farm. */
function illustrationsAmong(shown: readonly ContentPhoto[]): 'all' | 'some' | undefined {
  const own = shown.filter(({ takenOnTheFarm }) => takenOnTheFarm);
  if (own.length === shown.length) return undefined;
  return own.length === 0 ? 'all' : 'some';
}

/** Says which photos of a page were not taken on the farm; undefined if all were. */
export function illustrationNotice(shown: readonly ContentPhoto[]): string | undefined {
  const quantity = illustrationsAmong(shown);
  return quantity && site.illustrations[quantity];
}

/** The same for the photos of a gallery. */
export function galleryNotice(shown: readonly ContentPhoto[]): string | undefined {
  const quantity = illustrationsAmong(shown);
  return quantity && site.galleryIllustrations[quantity];
}
