import sharp from 'sharp';
import { encodeAvif, mostAvifBytes, type Raster } from './encode-avif';
import { damaged, measureOriginal, openPicture } from './read-original';
import { encoderSettings, variantWidths } from './settings';

export interface EncodedVariant {
  readonly widthPixels: number;
  readonly avif: Buffer;
  readonly jpeg: Buffer;
}

/**
 * Upright, in sRGB, at one width in pixels, and nothing but pixels: no place, camera or profile.
 * What is transparent becomes white, since JPEG knows no transparency.
 */
async function decode(bytes: Buffer, widthPixels: number): Promise<Raster> {
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .resize({ width: widthPixels })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { pixels: data, raw: { width, height, channels } };
}

async function averageColour({ pixels, raw }: Raster): Promise<string> {
  const { channels } = await sharp(pixels, { raw }).stats();
  const hexadecimal = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hexadecimal.join('')}`;
}

/**
 * Encodes an original at all its widths.
 * @returns its width and height in pixels, upright; its average colour as `#rrggbb`; the files.
 * @throws UnusableOriginal, with a sentence for the owner, when it cannot be read or is unfit.
 */
export async function encodePicture(file: string, bytes: Buffer, isHero: boolean) {
  const size = await measureOriginal(file, bytes);
  const widths = variantWidths(size.widthPixels, isHero);
  const rasters = await Promise.all(widths.map((width) => decode(bytes, width))).catch(() => {
    throw damaged(file, bytes);
  });
  const variants: EncodedVariant[] = await Promise.all(
    rasters.map(async (raster) => ({
      widthPixels: raster.raw.width,
      avif: await encodeAvif(raster, mostAvifBytes(raster.raw.width, isHero)),
      jpeg: await sharp(raster.pixels, { raw: raster.raw }).jpeg(encoderSettings.jpeg).toBuffer(),
    })),
  );
  const [smallest] = rasters;
  if (!smallest) throw new Error('lib/photos/settings.ts names no width to encode at.');
  return { ...size, colour: await averageColour(smallest), variants };
}
