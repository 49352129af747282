/** Reads one original and encodes it, in memory. */
import sharp, { type Sharp } from 'sharp';
import {
  avifOptions,
  avifQuality,
  encodedWidths,
  jpegOptions,
  jpegWidthPixels,
  maxAvifBytes,
  maxOriginalMegapixels,
  minOriginalWidthPixels,
  type PhotoUse,
} from './settings';

/** An original that cannot be encoded; its message is what `problemSentence` says of the file. */
export class UnusableOriginal extends Error {}

/**
 * Asks sharp about an original, whatever its name ends in. Decoding fails when any part is damaged
 * or missing. The number of pixels is limited by `measure`.
 */
async function read<T>(
  bytes: Buffer,
  problemAndRemedy: string,
  ask: (original: Sharp) => Promise<T>,
): Promise<T> {
  try {
    return await ask(sharp(bytes, { failOn: 'warning', limitInputPixels: false }));
  } catch {
    // The sharp that npm installs carries no decoder for HEIC, which is patented.
    const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
    const heic =
      "is a HEIC picture, which can't be read here: save it as JPEG under a name that ends in .jpg";
    throw new UnusableOriginal(isHeic ? heic : problemAndRemedy);
  }
}

/** Width and height in pixels, upright. */
async function measure(bytes: Buffer) {
  const noPicture = "can't be read as a picture: save it again as JPEG or PNG";
  const { autoOrient } = await read(bytes, noPicture, (original) => original.metadata());
  const { width: widthPixels, height: heightPixels } = autoOrient;
  const megapixels = (widthPixels * heightPixels) / 1_000_000;
  if (megapixels > maxOriginalMegapixels) {
    throw new UnusableOriginal(
      `has ${Math.ceil(megapixels)} megapixels: save it smaller, at most ${maxOriginalMegapixels}`,
    );
  }
  if (widthPixels < minOriginalWidthPixels) {
    throw new UnusableOriginal(
      `is only ${widthPixels} pixels wide: take a larger copy of it, at least ${minOriginalWidthPixels} wide`,
    );
  }
  return { widthPixels, heightPixels };
}

/**
 * The picture upright, in sRGB, at one width, and nothing but pixels: no place, camera or profile.
 * What is transparent becomes white, as JPEG has no transparency.
 */
async function decode(bytes: Buffer, widthPixels: number): Promise<Sharp> {
  const damaged =
    'is damaged or breaks off before its end: copy it once more or save it again as JPEG';
  const { data, info } = await read(bytes, damaged, (original) =>
    original
      .autoOrient()
      .resize({ width: widthPixels })
      .flatten({ background: '#ffffff' })
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
  const { max, min, stepsToHalveBytes } = avifQuality;
  const encode = (quality: number) => picture.avif({ ...avifOptions, quality }).toBuffer();
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
 * Encodes an original: as AVIF at all its widths, as JPEG at one.
 * @returns its width and height in pixels, upright, and its files.
 * @throws UnusableOriginal when it cannot be read, or is too small or too large.
 */
export async function encodePicture(bytes: Buffer, use: PhotoUse) {
  const size = await measure(bytes);
  const encodeAt = async (widthPixels: number) => {
    const picture = await decode(bytes, widthPixels);
    return { widthPixels, content: await encodeAvif(picture, maxAvifBytes(widthPixels, use)) };
  };
  const avif = await Promise.all(encodedWidths(size.widthPixels, use).map(encodeAt));
  const picture = await decode(bytes, jpegWidthPixels);
  const content = await picture.jpeg(jpegOptions).toBuffer();
  return { ...size, avif, jpeg: { widthPixels: jpegWidthPixels, content } };
}
