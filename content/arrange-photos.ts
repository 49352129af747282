/** Which photo is shown where, and how large. */
import type { Facts, Photo } from '@/lib/facts/shown';

/** How wide a photo is shown: first on its page, from edge to edge, or small; others are as wide as a phone. */
type PhotoUse = 'hero' | 'edge-to-edge' | 'small' | undefined;

export interface ContentPhoto extends Photo {
  readonly caption?: string;
  readonly use?: PhotoUse;
}

function small(photos: readonly Photo[]): readonly ContentPhoto[] {
  return photos.map((photo) => ({ ...photo, use: 'small' }));
}

/** The photos of a farm by their places, and all that each page shows. */
export function arrangePhotos(facts: Facts) {
  const { photos: given, 'for-sale': lots } = facts;
  const photos = {
    ...given,
    homeHero: { ...given.homeHero, use: 'hero' },
    bonsmaraHero: { ...given.bonsmaraHero, use: 'hero' },
    garlicHero: { ...given.garlicHero, use: 'hero' },
    backgrounding: { ...given.backgrounding, use: 'edge-to-edge' },
  } satisfies Record<string, ContentPhoto | readonly ContentPhoto[]>;
  const varieties = [given.pinkEgyptian, given.whiteArgentinian, given.shani];
  const steps = [given.planting, given.sprouting, given.growing, given.curing];
  const lotPhotos = {
    cattle: (lots.cattle ?? []).flatMap(({ photo }) => photo ?? []),
    garlic: (lots.garlic ?? []).flatMap(({ photo }) => photo ?? []),
  };
  const photosOn = {
    '/': [photos.homeHero, photos.cattleOperation, photos.garlicStillLife, ...small([given.owner])],
    '/bonsmara': [
      photos.bonsmaraHero,
      photos.backgrounding,
      photos.grazing,
      ...photos.cattle,
      ...small([given.owner, ...lotPhotos.cattle]),
    ],
    '/garlic': [
      photos.garlicHero,
      photos.giantElephant,
      ...photos.fields,
      ...small([...varieties, ...steps, given.owner, ...lotPhotos.garlic]),
    ],
  };
  return { photos, photosOn };
}
