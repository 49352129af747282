/** How photos are encoded; docs/decisions.md says why. Changing a value encodes every photo again. */
import type { ContentPhoto } from './arrange-photos';

/** An encoded file. Width and height are in pixels; without a height it keeps its proportions. */
export interface Encoding {
  readonly format: 'avif' | 'jpg';
  readonly width: number;
  readonly height?: number;
  /** Lowered until the file fits `maxBytes`. */
  readonly quality: number;
  readonly maxBytes?: number;
  /** In per cent: the spot that a crop keeps. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

export const avif = { quality: 46, effort: 4, chromaSubsampling: '4:2:0' };
const jpeg = { format: 'jpg', quality: 62, mozjpeg: true } as const;
/** For browsers without AVIF. */
export const fallback = { ...jpeg, width: 768 };
/** The card of a shared link, in the size that social networks recommend. */
export const card = { ...jpeg, width: 1200, height: 630 };

/** A hero cropped for an upright phone and inlined in the page, which saves a request. */
export const narrow = {
  ...avif,
  format: 'avif',
  width: 560,
  height: 700,
  maxBytes: 5_632,
} as const;

/**
 * The files of a photo, in the widths of its places in the layout: a small one of 6.5 rem needs 208 pixels at double
 * and 312 at triple density.
 */
export function encodingsFor({
  use,
  focalPoint = { x: 50, y: 50 },
}: Pick<ContentPhoto, 'use' | 'focalPoint'>): readonly Encoding[] {
  const widths = [768, 1200];
  if (use === 'small') widths.unshift(240, 320, 480);
  else if (use) widths.push(1920);
  if (use === 'edge-to-edge') widths.unshift(480);
  const files = [...widths.map((width) => ({ format: 'avif' as const, ...avif, width })), fallback];
  if (use !== 'hero') return files;
  // A large hero would delay the page.
  const light = files.map((file) => ({ ...file, maxBytes: 24 * file.width }));
  return [...light, { ...narrow, focalPoint }, card];
}
