/** Places the photos on the pages, and says how large each is. */

import type { Route } from '@/content/routes';
import { dusk } from '@/content/shared-text';
import type { Facts, Photo } from '@/facts/schema/files';

export interface ContentPhoto extends Photo {
  readonly caption?: string;
  /** How wide a page shows it: as the hero, from edge to edge, or small on a phone; by default it fills a phone's width. */
  readonly use?: 'hero' | 'edge-to-edge' | 'small' | undefined;
}

function small(photos: readonly Photo[]): readonly ContentPhoto[] {
  return photos.map((photo) => ({ ...photo, use: 'small' }));
}

/** The photos of a farm by their places, and all that each page shows. */
export function arrangePhotos(facts: Facts) {
  const { owner, ...placed } = facts.photos;
  // Only his own photo, since visitors would take anybody else for him.
  const portrait: ContentPhoto | undefined = owner?.takenOnTheFarm ? owner : undefined;
  const portraits = portrait ? [portrait] : [];
  const photos = {
    ...placed,
    homeHero: { ...placed.homeHero, use: 'hero' },
    bonsmaraHero: { ...placed.bonsmaraHero, use: 'hero' },
    garlicHero: { ...placed.garlicHero, use: 'hero' },
    backgrounding: { ...placed.backgrounding, use: 'edge-to-edge' },
  } satisfies Record<string, ContentPhoto | readonly ContentPhoto[] | undefined>;
  const varieties = [placed.pinkEgyptian, placed.whiteArgentinian, placed.shani];
  const steps = [placed.planting, placed.sprouting, placed.growing, placed.curing];
  const { cattle = [], garlic = [] } = facts['for-sale'];
  const silhouette: ContentPhoto = { ...dusk, use: 'edge-to-edge' };
  const photosOn = {
    '/404': [silhouette],
    '/': [
      photos.homeHero,
      photos.cattleOperation,
      photos.garlicStillLife,
      ...small(portraits),
      ...(facts.terms.commitment ? [silhouette] : []),
    ],
    '/bonsmara': [
      photos.bonsmaraHero,
      photos.backgrounding,
      photos.grazing,
      photos.breeding,
      photos.pasture,
      photos.feedlot,
      ...photos.cattle,
      ...small(portraits),
      ...small(cattle.flatMap(({ photo }) => photo ?? [])),
    ],
    '/garlic': [
      photos.garlicHero,
      photos.processing,
      ...photos.fields,
      ...small([photos.kitchens, ...portraits, ...varieties, ...steps]),
      ...small(garlic.flatMap(({ photo }) => photo ?? [])),
    ],
  } satisfies Record<Route | '/404', readonly ContentPhoto[]>;
  return { photos, photosOn, portrait, silhouette };
}
