/** Every photo on the site, as facts/photos.json has it, by its place. */

import { facts, isInPreparation } from '@/lib/facts/shown';
import { arrangePhotos, type ContentPhoto } from './arrange-photos';
import { site } from './site';

export const { photos, photosOn } = arrangePhotos(facts);

/** Shown beside photos if one was not taken on the farm; a site in preparation says so at the top of the page. */
export function illustrationNote(shown: readonly ContentPhoto[]): string | undefined {
  const own = shown.filter(({ takenOnTheFarm }) => takenOnTheFarm);
  if (own.length === shown.length || isInPreparation) return undefined;
  return site.illustrations(own.length === 0 ? 'All' : 'Some of the');
}
