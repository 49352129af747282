/** Reads one original and encodes it, in memory. */
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import type { PhotoUse } from '@/content/arrange-photos';
import * as settings from './settings';

// sharp reports AVIF as `heif`.
const photoFormats: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** An original that cannot be encoded; its message is what follows the name of the file. */
export class UnusableOriginal extends Error {}

/**
 * Asks sharp about an original, whatever its name ends in. Decoding fails when any part is damaged
 * or missing. The number of pixels is limited by `measurePicture`.
 */
async function read<T>(bytes: Buffer, problem: string, ask: (original: Sharp) => Promise<T>) {
  try {
    return await ask(sharp(bytes, { failOn: 'warning', limitInputPixels: false }));
  } catch {
    // The sharp that npm installs carries no decoder for HEIC, which is patented.
    const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
    throw new UnusableOriginal(
      isHeic ? 'is a HEIC picture, which cannot be read here: save it as JPEG' : problem,
    );
  }
}

function refuseAbove(limit: number, amount: number, unit: string): void {
  if (amount <= limit) return;
  throw new UnusableOriginal(`has ${Math.ceil(amount)} ${unit}: save it smaller, at most ${limit}`);
}

/**
 * Width and height of an original in pixels, upright. Decodes nothing.
 * @throws UnusableOriginal when it is not a photo, or is too small or too large.
 */
export async function measurePicture(bytes: Buffer) {
  const { maxOriginalMegabytes, maxOriginalMegapixels, minOriginalWidthPixels } = settings;
  if (bytes.length === 0) throw new UnusableOriginal('is empty: add the photo again');
  refuseAbove(maxOriginalMegabytes, bytes.length / 1_000_000, 'megabytes');
  const noPhoto = 'is not a photo that can be read: save it again as JPEG or PNG';
  const { autoOrient, format } = await read(bytes, noPhoto, (original) => original.metadata());
  if (!photoFormats.includes(format)) throw new UnusableOriginal(noPhoto);
  const { width: widthPixels, height: heightPixels } = autoOrient;
  refuseAbove(maxOriginalMegapixels, (widthPixels * heightPixels) / 1_000_000, 'megapixels');
  if (widthPixels < minOriginalWidthPixels) {
    throw new UnusableOriginal(
      `is only ${widthPixels} pixels wide: take a larger copy of it, at least ${minOriginalWidthPixels} wide`,
    );
  }
  return { widthPixels, heightPixels };
}

const again = 'add it once more or save it again as JPEG';
const damaged = `is damaged or breaks off before its end: ${again}`;

/**
 * The picture upright, in sRGB, and nothing but pixels: no place, camera or profile.
 * @param size a width alone keeps its proportions; with a height it is cropped to where most is to be seen
 */
async function decode(bytes: Buffer, size: ResizeOptions): Promise<Sharp> {
  const { data, info } = await read(bytes, damaged, (original) =>
    original
      .autoOrient()
      .resize({ position: sharp.strategy.attention, ...size })
      .flatten()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return sharp(data, { raw: info });
}

/**
 * An AVIF of the max quality or, when that has too many bytes, of one that should fit, by the usual
 * loss of bytes with quality; of the min quality when nothing fits.
 */
export async function encodeAvif(picture: Sharp, maxBytes: number): Promise<Buffer> {
  const { max, min, stepsToHalveBytes } = settings.avifQuality;
  const encode = (quality: number) => picture.avif({ ...settings.avifOptions, quality }).toBuffer();
  let quality = max;
  let avif = await encode(quality);
  while (avif.length > maxBytes && quality > min) {
    const steps = Math.ceil(stepsToHalveBytes * Math.log2(avif.length / maxBytes));
    quality = Math.max(min, quality - steps);
    avif = await encode(quality);
  }
  return avif;
}

/**
 * Encodes an original that `measurePicture` accepts: as AVIF at all its widths, as one JPEG and, for a
 * hero, as its placeholder and its card.
 * @throws UnusableOriginal when it is damaged.
 */
export async function encodePicture(bytes: Buffer, use: PhotoUse): Promise<Buffer[]> {
  const { encodedWidths, jpegOptions, maxAvifBytes, placeholderOptions } = settings;
  const { widthPixels } = await measurePicture(bytes);
  // A browser turns half a JPEG into a whole picture with nothing in its lower half.
  const { isOpaque } = await read(bytes, damaged, (original) => original.stats());
  if (!isOpaque) throw new UnusableOriginal(`has a hole in it, where nothing is: ${again}`);
  const avif = encodedWidths(widthPixels, use).map(async (width) =>
    encodeAvif(await decode(bytes, { width }), maxAvifBytes(width, use)),
  );
  const files = await Promise.all(avif);
  const jpeg = await decode(bytes, { width: settings.jpegWidthPixels });
  files.push(await jpeg.jpeg(jpegOptions).toBuffer());
  if (use !== 'hero') return files;
  const placeholder = await decode(bytes, { width: settings.placeholderWidthPixels });
  files.push(await placeholder.webp(placeholderOptions).toBuffer());
  const { widthPixels: width, heightPixels: height } = settings.card;
  const card = await decode(bytes, { width, height });
  files.push(await card.jpeg(jpegOptions).toBuffer());
  return files;
}
