/** Finds photos that show the same, however they were scaled, encoded or named. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const size = { width: 16, height: 16 };
/** On average, of 255 shades of grey: a copy differs by up to four, two photos of one herd by sixteen. */
const maxDifference = 8;

/** The greys of 16 x 16 spots; nothing where there is no such file. */
async function looksOf(folder: string, file: string): Promise<Buffer | undefined> {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  const image = sharp(path).autoOrient().flatten().greyscale();
  return image
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
}

function areAlike(one: Buffer, other: Buffer): boolean {
  const differences = Array.from(one, (grey, spot) => Math.abs(grey - (other[spot] ?? 0)));
  return differences.reduce((sum, each) => sum + each, 0) / one.length <= maxDifference;
}

/** Those of some photos of a folder that show the same as one of others. */
export async function findAlike(
  photos: readonly string[],
  others: readonly string[],
  folder = 'content/photos',
): Promise<string[]> {
  if (photos.length === 0) return [];
  const known = await Promise.all(others.map((other) => looksOf(folder, other)));
  const isAlike = async (photo: string) => {
    const looks = await looksOf(folder, photo);
    return looks !== undefined && known.some((other) => other && areAlike(looks, other));
  };
  const found = await Promise.all(photos.map(isAlike));
  return photos.filter((_photo, index) => found[index]);
}
