/** Which photo is shown where, and how large. */
import type { Facts, Photo } from '@/lib/facts/shown';

/** How large a photo is shown: first on its page, from edge to edge of the screen, or less wide. */
type PhotoUse = 'hero' | 'edge-to-edge' | undefined;

export interface ContentPhoto extends Photo {
  readonly caption?: string;
  readonly use?: PhotoUse;
}

/** The first of a gallery is its widest. */
function galleryOf([first, ...others]: readonly ContentPhoto[]): readonly ContentPhoto[] {
  return first ? [{ ...first, use: 'edge-to-edge' }, ...others] : [];
}

/** The photos of a farm by their places, and all that each page shows. */
export function arrangePhotos(facts: Facts) {
  const { cattle, fields, owner, ...placed } = facts.photos;
  // Nothing else takes the place of a face.
  const portrait = owner.takenOnTheFarm ? owner : undefined;
  const portraits = portrait ? [portrait] : [];
  const lots = facts['for-sale'];
  const photos = {
    ...placed,
    portrait,
    homeHero: { ...placed.homeHero, use: 'hero' },
    bonsmaraHero: { ...placed.bonsmaraHero, use: 'hero' },
    garlicHero: { ...placed.garlicHero, use: 'hero' },
    backgrounding: { ...placed.backgrounding, use: 'edge-to-edge' },
  } satisfies Record<string, ContentPhoto | undefined>;
  const cattlePhotos = galleryOf(cattle);
  const fieldPhotos = galleryOf(fields);
  const photosOn = {
    '/': [photos.homeHero, ...portraits, photos.cattleOperation, photos.garlicStillLife],
    '/bonsmara': [
      photos.bonsmaraHero,
      photos.backgrounding,
      photos.grazing,
      ...portraits,
      ...cattlePhotos,
      ...(lots.cattle ?? []).flatMap(({ photo }) => photo ?? []),
    ],
    '/garlic': [
      photos.garlicHero,
      photos.pinkEgyptian,
      photos.whiteArgentinian,
      photos.shani,
      photos.giantElephant,
      photos.planting,
      photos.sprouting,
      photos.growing,
      photos.curing,
      ...portraits,
      ...fieldPhotos,
      ...(lots.garlic ?? []).flatMap(({ photo }) => photo ?? []),
    ],
  };
  return { photos, cattlePhotos, fieldPhotos, photosOn };
}
