/** Finds photos that show the same as others, however they were scaled, encoded or named. */
import sharp from 'sharp';
import { readManifest } from './manifest';

/** On average, of 255 shades of grey: a copy differs by up to four, two photos of one herd by sixteen. */
const maxDifference = 8;

function areAlike(one: Buffer, other: Buffer): boolean {
  const differences = Array.from(one, (grey, spot) => Math.abs(grey - (other[spot] ?? 0)));
  return differences.reduce((sum, each) => sum + each, 0) / one.length <= maxDifference;
}

/** Those of some photos that show the same as one of others; what is not encoded is left out. */
export async function findAlike(files: readonly string[], others: readonly string[], root = '.') {
  const manifest = readManifest(root);
  /** The greys of 16 x 16 spots of a photo. */
  async function greysOf(file: string): Promise<Buffer | undefined> {
    const photo = manifest[file];
    if (!photo) return undefined;
    const narrow = sharp(`${root}/public${photo.base}-768.jpg`);
    return narrow.greyscale().resize(16, 16, { fit: 'fill' }).raw().toBuffer();
  }
  const otherGreys = await Promise.all(others.map(greysOf));
  const greys = await Promise.all(files.map(greysOf));
  return files.filter((_file, index) => {
    const own = greys[index];
    return own && otherGreys.some((other) => other && areAlike(own, other));
  });
}
