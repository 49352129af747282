/** Every picture on the site, as facts/pictures.json has it, by the place where it stands. */
import { facts, isInPreparation } from './facts/shown';
import type { Route } from './pages';
import type { Picture } from './shapes';
import { site } from './site';

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

function lotPhotos(lots: readonly { picture?: Picture | undefined }[] = []): readonly Picture[] {
  return lots.flatMap(({ picture }) => picture ?? []);
}

export const cattlePhotos = galleryOf(cattle);
export const fieldPhotos = galleryOf(fields);

/** Every picture of each page. */
export const photosOn: Readonly<Record<Route, readonly ContentPhoto[]>> = {
  '/': [photos.homeHero, photos.owner, photos.cattleOperation, photos.garlicStillLife],
  '/bonsmara': [
    photos.bonsmaraHero,
    photos.backgrounding,
    photos.grazing,
    photos.owner,
    ...cattlePhotos,
    ...lotPhotos(facts['for-sale'].cattle),
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
    ...lotPhotos(facts['for-sale'].garlic),
  ],
};

export const everyPhoto = Object.values(photosOn).flat();

/** Beside pictures of which one was not taken on the farm; a site in preparation says so at the top of the page. */
export function illustrationNote(pictures: readonly ContentPhoto[]): string | undefined {
  const areFarms = pictures.every(({ takenOnTheFarm }) => takenOnTheFarm);
  return areFarms || isInPreparation ? undefined : site.illustrations;
}
