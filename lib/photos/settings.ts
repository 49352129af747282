/** What `npm run photos` asks of an original and how it encodes. A change here encodes all again. */

export const photoWidthsPixels: readonly number[] = [480, 768, 1200];
export const heroWidthsPixels: readonly number[] = [...photoWidthsPixels, 1920];
export const leastOriginalWidthPixels = 800;
export const mostOriginalPixels = 60_000_000;

export const encoderSettings = {
  avif: { effort: 4, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 62, mozjpeg: true },
  /** Lowered from best towards least until the AVIF fits its budget. */
  avifQuality: { best: 46, least: 28, stepsToHalveBytes: 20 },
  mostAvifBytes: [
    { widthPixels: 480, photo: 15_000, hero: 9_000 },
    { widthPixels: 768, photo: 32_000, hero: 18_000 },
    { widthPixels: 1200, photo: 60_000, hero: 36_000 },
    { widthPixels: 1920, photo: 100_000, hero: 72_000 },
  ],
} as const;

/**
 * The widths in pixels at which a picture is encoded: never wider than it is, and its own width in
 * place of the first wider one.
 */
export function variantWidths(originalWidthPixels: number, isHero: boolean): number[] {
  const widths = isHero ? heroWidthsPixels : photoWidthsPixels;
  return [...new Set(widths.map((width) => Math.min(width, originalWidthPixels)))];
}
