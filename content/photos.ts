/** Every picture on the site, as facts/pictures.json has it, by the place where it stands. */
import { facts } from './facts';
import type { Picture } from './shapes';

/** How large a picture is shown: first on its page, from edge to edge of the screen, or less wide. */
export type PhotoUse = 'hero' | 'edge-to-edge' | undefined;

export interface ContentPhoto extends Picture {
  readonly caption?: string;
  readonly use?: PhotoUse;
}

function usedAs(use: PhotoUse, picture: Picture): ContentPhoto {
  return { ...picture, use };
}

const { cattle, fields, ...placed } = facts.pictures;

export const photos = {
  ...placed,
  homeHero: usedAs('hero', placed.homeHero),
  bonsmaraHero: usedAs('hero', placed.bonsmaraHero),
  garlicHero: usedAs('hero', placed.garlicHero),
  backgrounding: usedAs('edge-to-edge', placed.backgrounding),
} satisfies Record<string, ContentPhoto>;

/** The first of a gallery is its widest. */
function galleryOf(pictures: readonly ContentPhoto[]): readonly ContentPhoto[] {
  return pictures.map((picture, index) =>
    index === 0 ? usedAs('edge-to-edge', picture) : picture,
  );
}

export const cattlePhotos = galleryOf(cattle);
export const fieldPhotos = galleryOf(fields);

const { cattle: cattleLots = [], garlic: garlicLots = [] } = facts['for-sale'];
const lotPhotos = [...cattleLots, ...garlicLots].flatMap(({ picture }) => picture ?? []);

export const everyPhoto = [...Object.values(photos), ...cattlePhotos, ...fieldPhotos, ...lotPhotos];
