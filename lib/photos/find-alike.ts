/** Finds photos that show the same, however they were scaled, encoded or named. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const size = { width: 17, height: 16 };
/** Of 256; two photos of one place differ in a hundred or more. */
const maxDifferences = 24;

/** Where each of 16 x 16 spots is lighter than the one to its right; nothing where it cannot be read. */
async function looksOf(folder: string, file: string): Promise<boolean[] | undefined> {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  const image = sharp(path)
    .autoOrient()
    .greyscale()
    .resize({ ...size, fit: 'fill' });
  const spots = await image.raw().toBuffer();
  return Array.from({ length: 256 }, (_, spot) => {
    const place = Math.floor(spot / 16) * size.width + (spot % 16);
    return (spots[place] ?? 0) > (spots[place + 1] ?? 0);
  });
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
    return known.some(
      (other) =>
        looks &&
        other &&
        looks.filter((spot, index) => spot !== other[index]).length <= maxDifferences,
    );
  };
  const found = await Promise.all(photos.map(isAlike));
  return photos.filter((_photo, index) => found[index]);
}
