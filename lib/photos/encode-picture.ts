/** Reads one original and encodes it, in memory. */
import sharp, { type Metadata, type Sharp } from 'sharp';
import { problemSentence } from './originals';
import {
  avifOptions,
  avifQuality,
  encodedWidths,
  jpegOptions,
  maxAvifBytes,
  maxOriginalMegapixels,
  minOriginalWidthPixels,
} from './settings';

/** An original that cannot be encoded; its message is the sentence for the owner. */
export class UnusableOriginal extends Error {
  constructor(file: string, problemAndRemedy: string) {
    super(problemSentence(file, problemAndRemedy));
  }
}

/** Decoding fails when any part is damaged or missing. `measure` limits the number of pixels. */
function open(bytes: Buffer): Sharp {
  return sharp(bytes, { failOn: 'warning', limitInputPixels: false });
}

/** The error for bytes that sharp cannot decode, whatever the name of the file ends in. */
function undecodable(file: string, bytes: Buffer, problemAndRemedy: string): UnusableOriginal {
  // The sharp that npm installs carries no decoder for HEIC, which is patented.
  const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
  const heic =
    "is a HEIC picture, which can't be read here: save it as JPEG under a name that ends in .jpg";
  return new UnusableOriginal(file, isHeic ? heic : problemAndRemedy);
}

async function readMetadata(file: string, bytes: Buffer): Promise<Metadata> {
  try {
    return await open(bytes).metadata();
  } catch {
    const noPicture = "can't be read as a picture: save it again as JPEG or PNG";
    throw undecodable(file, bytes, noPicture);
  }
}

/** Width and height in pixels, upright. */
async function measure(file: string, bytes: Buffer) {
  const { autoOrient } = await readMetadata(file, bytes);
  const { width: widthPixels, height: heightPixels } = autoOrient;
  const megapixels = (widthPixels * heightPixels) / 1_000_000;
  if (megapixels > maxOriginalMegapixels) {
    throw new UnusableOriginal(
      file,
      `has ${Math.ceil(megapixels)} megapixels: save it smaller, at most ${maxOriginalMegapixels}`,
    );
  }
  if (widthPixels < minOriginalWidthPixels) {
    throw new UnusableOriginal(
      file,
      `is only ${widthPixels} pixels wide: take a larger copy of it, at least ${minOriginalWidthPixels} wide`,
    );
  }
  return { widthPixels, heightPixels };
}

/**
 * The picture upright, in sRGB, at one width, and nothing but pixels: no place, camera or profile.
 * What is transparent becomes white, as JPEG has no transparency.
 */
async function decode(file: string, bytes: Buffer, widthPixels: number): Promise<Sharp> {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width: widthPixels })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      const damaged =
        'is damaged or breaks off before its end: copy it once more or save it again as JPEG';
      throw undecodable(file, bytes, damaged);
    });
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

async function averageColour(picture: Sharp): Promise<string> {
  const { channels } = await picture.stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Encodes an original at all its widths.
 * @returns its width and height in pixels, upright; its average colour as `#rrggbb`; the files.
 * @throws UnusableOriginal when it cannot be read, or is too small or too large.
 */
export async function encodePicture(file: string, bytes: Buffer, isHero: boolean) {
  const size = await measure(file, bytes);
  const widths = encodedWidths(size.widthPixels, isHero);
  const colour = await averageColour(await decode(file, bytes, Math.min(...widths)));
  const variants = await Promise.all(
    widths.map(async (widthPixels) => {
      const picture = await decode(file, bytes, widthPixels);
      const jpeg = await picture.clone().jpeg(jpegOptions).toBuffer();
      const avif = await encodeAvif(picture, maxAvifBytes(widthPixels, isHero));
      return { widthPixels, avif, jpeg };
    }),
  );
  return { ...size, colour, variants };
}
