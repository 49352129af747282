import sharp, { type CreateRaw } from 'sharp';
import { encoderSettings } from './settings';

/** Decoded pixels, row by row, one byte a channel. */
export interface Raster {
  readonly pixels: Buffer;
  readonly raw: CreateRaw;
}

/** How many bytes an AVIF of this width in pixels may have; a hero fewer, since it is waited for. */
export function mostAvifBytes(widthPixels: number, isHero: boolean): number {
  const budget = encoderSettings.mostAvifBytes.find((each) => each.widthPixels >= widthPixels);
  if (!budget) throw new Error(`lib/photos/settings.ts has no byte budget for ${widthPixels} px.`);
  return isHero ? budget.hero : budget.photo;
}

/**
 * An AVIF of the best quality or, when that has too many bytes, of one that should fit, by the
 * usual loss of bytes with quality; of the least quality when nothing fits.
 */
export async function encodeAvif({ pixels, raw }: Raster, mostBytes: number): Promise<Buffer> {
  const { best, least, stepsToHalveBytes } = encoderSettings.avifQuality;
  const encode = (quality: number) =>
    sharp(pixels, { raw })
      .avif({ ...encoderSettings.avif, quality })
      .toBuffer();
  let quality: number = best;
  let avif = await encode(quality);
  while (avif.length > mostBytes && quality > least) {
    const steps = Math.ceil(stepsToHalveBytes * Math.log2(avif.length / mostBytes));
    quality = Math.max(least, quality - steps);
    avif = await encode(quality);
  }
  return avif;
}
