/** The limits of an original and the settings of its encoding; docs/decisions.md gives the reasons. */
import type { PhotoUse } from '@/content/arrange-photos';

export const minOriginalWidthPixels = 800;
export const maxOriginalMegapixels = 60;
/** A phone's photo has 2 to 6 megabytes, and every original stays in the history of git. */
export const maxOriginalMegabytes = 10;

export const avifOptions = { effort: 4, chromaSubsampling: '4:2:0' };
export const jpegOptions = { quality: 62, mozjpeg: true };
/** Lowered from max towards min until the AVIF is within its byte limit. */
export const avifQuality = { max: 46, min: 28, stepsToHalveBytes: 20 };

/** By the width of an AVIF; lower for a hero, which is on the critical path. */
const avifByteLimits = [
  { widthPixels: 480, photo: 15_000, hero: 9_000 },
  { widthPixels: 768, photo: 32_000, hero: 18_000 },
  { widthPixels: 1200, photo: 60_000, hero: 36_000 },
  { widthPixels: 1920, photo: 100_000, hero: 72_000 },
];

const avifWidthsPixels = (use: PhotoUse) => (use ? [480, 768, 1200, 1920] : [480, 768, 1200]);

/** The width of the single JPEG, for browsers without AVIF. */
export const jpegWidthPixels = 768;

/** The width of the placeholder of a hero, about 100 bytes. */
export const placeholderWidthPixels = 24;
export const placeholderOptions = { quality: 40, effort: 6 };

/** The picture that a shared link to a page is shown with: the size that networks ask for. */
export const card = { widthPixels: 1200, heightPixels: 630 };

export function maxAvifBytes(widthPixels: number, use: PhotoUse): number {
  const limit = avifByteLimits.find((each) => each.widthPixels >= widthPixels);
  if (!limit)
    throw new Error(`lib/photos/settings.ts has no byte limit for ${widthPixels} pixels.`);
  return use === 'hero' ? limit.hero : limit.photo;
}

/**
 * The widths in pixels that an original is encoded at as AVIF: never wider than it is, and its own
 * width instead of the first wider one.
 */
export function encodedWidths(originalWidthPixels: number, use: PhotoUse): number[] {
  return [...new Set(avifWidthsPixels(use).map((width) => Math.min(width, originalWidthPixels)))];
}

/**
 * All that decides how an original is encoded. It is hashed with each original into the names of
 * its encoded files, so another value above encodes all photos again. Another key below would too, for nothing.
 */
export function encodingKey(use: PhotoUse): string {
  return JSON.stringify({
    avif: avifOptions,
    jpeg: jpegOptions,
    avifQuality,
    maxAvifBytes: avifByteLimits,
    widths: avifWidthsPixels(use),
    jpegWidthPixels,
    ...(use === 'hero' && { placeholderWidthPixels, placeholderOptions, card }),
  });
}
