/** Which picture is shown where, and how large. */
import type { Facts, Picture } from './facts/shapes/facts';

/** How large a picture is shown: first on its page, from edge to edge of the screen, or less wide. */
export type PhotoUse = 'hero' | 'edge-to-edge' | undefined;

export interface ContentPhoto extends Picture {
  readonly caption?: string;
  readonly use?: PhotoUse;
}

function usedAs(use: PhotoUse, picture: Picture): ContentPhoto {
  return { ...picture, use };
}

/** The first of a gallery is its widest. */
function galleryOf(pictures: readonly ContentPhoto[]): readonly ContentPhoto[] {
  return pictures.map((picture, index) =>
    index === 0 ? usedAs('edge-to-edge', picture) : picture,
  );
}

function lotPhotos(
  lots: readonly { picture?: Picture | undefined }[] = [],
): readonly ContentPhoto[] {
  return lots.flatMap(({ picture }) => picture ?? []);
}

/** The pictures of a farm by their places, and all that each page shows. */
export function arrangePhotos({ pictures, 'for-sale': lots }: Facts) {
  const { cattle, fields, ...placed } = pictures;
  const photos = {
    ...placed,
    homeHero: usedAs('hero', placed.homeHero),
    bonsmaraHero: usedAs('hero', placed.bonsmaraHero),
    garlicHero: usedAs('hero', placed.garlicHero),
    backgrounding: usedAs('edge-to-edge', placed.backgrounding),
  } satisfies Record<string, ContentPhoto>;
  const cattlePhotos = galleryOf(cattle);
  const fieldPhotos = galleryOf(fields);
  const onPages = {
    '/': [photos.homeHero, photos.owner, photos.cattleOperation, photos.garlicStillLife],
    '/bonsmara': [
      photos.bonsmaraHero,
      photos.backgrounding,
      photos.grazing,
      photos.owner,
      ...cattlePhotos,
      ...lotPhotos(lots.cattle),
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
      photos.owner,
      ...fieldPhotos,
      ...lotPhotos(lots.garlic),
    ],
  };
  return { photos, cattlePhotos, fieldPhotos, photosOn: onPages };
}
