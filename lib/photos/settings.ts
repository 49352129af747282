/** How photos are encoded; docs/decisions.md gives the reasons. Another value encodes them all again. */
import type { ContentPhoto } from '@/content/arrange-photos';

/** An encoded file. Width and height are in pixels; without a height it keeps the photo's proportions. */
export interface Encoding {
  readonly format: 'avif' | 'jpeg';
  readonly width: number;
  readonly height?: number;
  /** Lowered while the file has more bytes than its limit. */
  readonly quality: number;
  readonly maxBytes?: number;
  /** In per cent: the spot of the photo that is kept where width and height crop it. */
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

const avif = { format: 'avif', quality: 46, effort: 4, chromaSubsampling: '4:2:0' } as const;
const jpeg = { format: 'jpeg', quality: 62, mozjpeg: true } as const;
/** What a shared link shows of a page's hero: the size that networks ask for. */
export const card = { ...jpeg, width: 1200, height: 630 };

/** Of every hero, cropped to what an upright phone shows; it is in the page itself, so that nobody waits for it. */
const narrow = { ...avif, width: 560, height: 700, quality: 50, maxBytes: 6_144 };

/** The files of a photo, the more the larger it is shown. The JPEG is for browsers without AVIF. */
export function encodingsFor({
  use,
  focalPoint,
}: Pick<ContentPhoto, 'use' | 'focalPoint'>): readonly Encoding[] {
  const widths = use ? [480, 768, 1200, 1920] : [480, 768, 1200];
  const files: Encoding[] = [
    ...widths.map((width) => ({ ...avif, width })),
    { ...jpeg, width: 768 },
  ];
  if (use !== 'hero') return files;
  // A page waits for its hero.
  const light = files.map((file) => ({ ...file, maxBytes: 24 * file.width }));
  return [...light, { ...narrow, focalPoint: focalPoint ?? { x: 50, y: 50 } }, card];
}
