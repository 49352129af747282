import { extname } from 'node:path';
import sharp from 'sharp';
import { sentences } from './sentences';
import { leastOriginalWidthPixels, mostOriginalPixels } from './settings';

/** An original that cannot be encoded; its message is the sentence for the owner. */
export class UnusableOriginal extends Error {}

type Kind = 'JPEG' | 'PNG' | 'HEIC';

const extensions: Readonly<Record<Kind, readonly string[]>> = {
  JPEG: ['.jpg', '.jpeg'],
  PNG: ['.png'],
  HEIC: ['.heic'],
};

/** What the first bytes say, whatever the name says. */
function kindOf(bytes: Buffer): Kind | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'JPEG';
  if (bytes.subarray(1, 4).equals(Buffer.from('PNG'))) return 'PNG';
  return /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)) ? 'HEIC' : undefined;
}

/**
 * Opens a picture; decoding it fails when any part of it is damaged or missing. The number of
 * pixels is the caller's to check.
 */
export function openPicture(bytes: Buffer) {
  return sharp(bytes, { failOn: 'warning', limitInputPixels: false });
}

/** The sentence for an original whose first bytes are fine and whose pixels are not. */
export function damaged(file: string, bytes: Buffer): UnusableOriginal {
  const sentence = kindOf(bytes) === 'HEIC' ? sentences.heic : sentences.damaged;
  return new UnusableOriginal(sentence(file));
}

/**
 * Width and height in pixels of an original, upright.
 * @throws UnusableOriginal when it cannot be read, or is too small, too large or wrongly named.
 */
export async function measureOriginal(file: string, bytes: Buffer) {
  const kind = kindOf(bytes);
  if (!kind) throw new UnusableOriginal(sentences.unreadable(file));
  const extension = extname(file);
  if (!extensions[kind].includes(extension)) {
    const better = file.slice(0, -extension.length) + extensions[kind][0];
    throw new UnusableOriginal(sentences.wrongExtension(file, kind, better));
  }
  const metadata = await openPicture(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) {
    throw new UnusableOriginal((kind === 'HEIC' ? sentences.heic : sentences.unreadable)(file));
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > mostOriginalPixels) {
    throw new UnusableOriginal(sentences.huge(file, width * height));
  }
  if (width < leastOriginalWidthPixels) {
    throw new UnusableOriginal(sentences.tiny(file, width));
  }
  return { widthPixels: width, heightPixels: height };
}
