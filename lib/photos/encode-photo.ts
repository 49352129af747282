/** Checks and encodes one original, in memory. */
import sharp from 'sharp';
import type { Encoding } from './encodings';
import { findFileProblem, findPixelProblem, photoProblems } from './photo-problems';

/** An original that cannot be encoded; the message continues a sentence after the file's name. */
export class UnusableOriginal extends Error {}

function refuse(problem: string): never {
  throw new UnusableOriginal(problem);
}

function refuseFor(problem: string | undefined): void {
  if (problem) refuse(problem);
}

/** Decoding fails on missing bytes, but not on extra ones, which some cameras write. */
const open = (bytes: Buffer) => sharp(bytes, { failOn: 'error', limitInputPixels: false });

/**
 * Width and height of an original in pixels, upright. Decodes nothing.
 * @throws UnusableOriginal when it is not a photo, or is too small or too large.
 */
export async function measurePhoto(bytes: Buffer) {
  refuseFor(findFileProblem(bytes.length));
  const isHeic = /^ftyp.*he[iv][cmsx]/s.test(bytes.toString('latin1', 4, 40));
  if (isHeic) refuse(photoProblems.heic);
  const metadata = open(bytes).metadata();
  const { format, autoOrient } = await metadata.catch(() => refuse(photoProblems.unreadable));
  // sharp reports AVIF as `heif`.
  if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) refuse(photoProblems.unreadable);
  const { width, height } = autoOrient;
  refuseFor(findPixelProblem(width, height));
  return { widthPixels: width, heightPixels: height };
}

/** @throws UnusableOriginal when an original that `measurePhoto` accepts is damaged. */
export async function checkPixels(bytes: Buffer): Promise<void> {
  const stats = open(bytes).stats();
  const { isOpaque } = await stats.catch(() => refuse(photoProblems.damaged));
  if (!isOpaque) refuse(photoProblems.transparent);
}

/** The largest crop of a photo with an encoding's proportions, positioned like CSS `object-position`. */
async function cropAround(bytes: Buffer, { width, height = 1, focalPoint }: Encoding) {
  const photo = await measurePhoto(bytes);
  const proportions = width / height;
  const cropWidth = Math.min(photo.widthPixels, Math.round(photo.heightPixels * proportions));
  const cropHeight = Math.min(photo.heightPixels, Math.round(photo.widthPixels / proportions));
  return {
    left: Math.round(((photo.widthPixels - cropWidth) * (focalPoint?.x ?? 50)) / 100),
    top: Math.round(((photo.heightPixels - cropHeight) * (focalPoint?.y ?? 50)) / 100),
    width: cropWidth,
    height: cropHeight,
  };
}

/**
 * Encodes an original upright, in sRGB, without metadata; cropped around its focal point or, without one,
 * around its most detailed part.
 */
export async function encodePhoto(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const { format, width, height, focalPoint, maxBytes = Number.POSITIVE_INFINITY } = encoding;
  const upright = open(bytes).autoOrient();
  if (focalPoint) upright.extract(await cropAround(bytes, encoding));
  const resized = upright.resize({ width, height, position: 'attention' });
  const pixels = resized.flatten().toColourspace('srgb').raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  // A file that is too large is encoded again from these few pixels; the original is not decoded again.
  const encode = (quality: number) =>
    sharp(data, { raw: info })
      .toFormat(format === 'jpg' ? 'jpeg' : format, { ...encoding, quality })
      .toBuffer();
  const minQuality = focalPoint ? 2 : 28;
  let { quality } = encoding;
  let content = await encode(quality);
  while (content.length > maxBytes && quality > minQuality) {
    quality -= 2;
    content = await encode(quality);
  }
  return content;
}
