/** What `npm run photos` asks of an original and how it encodes. A change here encodes all again. */

export const photoWidthsPixels: readonly number[] = [480, 768, 1200];
export const heroWidthsPixels: readonly number[] = [...photoWidthsPixels, 1920];
export const leastOriginalWidthPixels = 800;
export const mostOriginalPixels = 60_000_000;

/**
 * Chosen by mean bytes against Butteraugli's 3-norm (0 is equal, 1.5 hard to see at a phone's
 * pixel size), at 768 wide over six renders and a photograph of a dune, sharp 0.35.5:
 *
 *     AVIF quality   40         46         52        JPEG 62
 *                    10.8 kB    13.4 kB    16.8 kB   24.1 kB
 *                    1.84       1.55       1.27      1.39
 *     AVIF effort    2          4          6         8          (quality 48, three renders)
 *                    15.0 kB    13.4 kB    13.0 kB   12.9 kB
 *                    1.55       1.49       1.48      1.42
 *                    0.2 s      1.4 s      3.6 s     5.8 s
 *     AVIF variant   4:4:4      4:2:0      10 bit    tune ssim  (quality 44, five renders)
 *                    11.3 kB    10.9 kB    10.8 kB   10.8 kB
 *                    1.58       1.58       1.61      1.66
 *
 * The dune, full of detail, has 10.7 kB at 480, 22.3 kB at 768 and 42.1 kB at 1200 wide.
 */
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
