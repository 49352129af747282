/** How photos are encoded; docs/decisions.md gives the reasons. Another value encodes them all again. */
import type { ContentPhoto } from './arrange-photos';

/** An encoded file. Width and height are in pixels; without a height it keeps the photo's proportions. */
export interface Encoding {
  readonly format: 'avif' | 'jpg';
  readonly width: number;
  readonly height?: number;
  /** Lowered while the file has more bytes than its limit. */
  readonly quality: number;
  readonly maxBytes?: number;
  /** In per cent: the spot of the photo that is kept where width and height crop it. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

export const avif = { quality: 46, effort: 4, chromaSubsampling: '4:2:0' };
const jpeg = { format: 'jpg', quality: 62, mozjpeg: true } as const;
/** What a shared link shows of a page's hero: the size that networks ask for. */
export const card = { ...jpeg, width: 1200, height: 630 };

/** Of a hero, cropped to what an upright phone shows; the page contains it, so that nobody waits for it. */
export const narrow = {
  ...avif,
  format: 'avif',
  width: 560,
  height: 700,
  quality: 50,
  maxBytes: 5_632,
} as const;

/**
 * The files of a photo, at the widths that phones and desks show it at, in pixels of the screen. The
 * JPEG is for browsers without AVIF.
 */
export function encodingsFor({
  use,
  focalPoint = { x: 50, y: 50 },
}: Pick<ContentPhoto, 'use' | 'focalPoint'>): readonly Encoding[] {
  const widths = [768, 1200];
  if (use === 'small') widths.unshift(480);
  else if (use) widths.push(1920);
  const files = [
    ...widths.map((width) => ({ format: 'avif' as const, ...avif, width })),
    { ...jpeg, width: 768 },
  ];
  if (use !== 'hero') return files;
  // A page waits for its hero.
  const light = files.map((file) => ({ ...file, maxBytes: 24 * file.width }));
  return [...light, { ...narrow, focalPoint }, card];
}
