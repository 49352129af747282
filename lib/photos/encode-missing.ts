/** Keeps public/photos/ and the manifest in step with the photos that the site names. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, parse } from 'node:path';
import type { ContentPhoto, PhotoUse } from '@/content/arrange-photos';
import { encodePicture, measurePicture, UnusableOriginal } from './encode-picture';
import { type EncodedPhoto, encodedUrls, readManifest, writeManifest } from './manifest';
import {
  card,
  encodedWidths,
  encodingKey,
  jpegWidthPixels,
  placeholderWidthPixels,
} from './settings';

// Only files with such a name are ever deleted; any other file in the folder stays.
const encodedName = /-[0-9a-f]{8}-\d+\.(avif|jpg|webp)(\.part)?$/;

export type NamedPhoto = Pick<ContentPhoto, 'file' | 'use'>;

/** The largest use that each original has anywhere, by the name of its file. */
function largestUses(photos: readonly NamedPhoto[]): ReadonlyMap<string, PhotoUse> {
  const fromSmallest: readonly PhotoUse[] = [undefined, 'edge-to-edge', 'hero'];
  const sorted = photos.toSorted(
    (one, other) => fromSmallest.indexOf(one.use) - fromSmallest.indexOf(other.use),
  );
  return new Map(sorted.map(({ file, use }) => [file, use]));
}

/**
 * What the manifest says about an original. A hash of its bytes, and of how they are encoded, is in
 * the name of every encoded file: so a file that exists is known to be the right one, wherever it was
 * encoded, and the original may have any name that phones give.
 */
async function describeEncoded(file: string, bytes: Buffer, use: PhotoUse): Promise<EncodedPhoto> {
  const size = await measurePicture(bytes);
  const plain = parse(file)
    .name.normalize('NFD')
    .replace(/\p{Mark}/gu, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ['photo'];
  const hash = createHash('sha256').update(encodingKey(use)).update(bytes).digest('hex');
  const variant = (widthPixels: number, extension: string) => ({
    widthPixels,
    url: `/photos/${words.join('-')}-${hash.slice(0, 8)}-${widthPixels}.${extension}`,
  });
  return {
    ...size,
    avif: encodedWidths(size.widthPixels, use).map((width) => variant(width, 'avif')),
    jpeg: variant(jpegWidthPixels, 'jpg'),
    ...(use === 'hero' && {
      placeholder: variant(placeholderWidthPixels, 'webp'),
      card: variant(card.widthPixels, 'jpg'),
    }),
  };
}

/** Writes files in one step each: one that exists is whole, even where a run was stopped. */
function writeWhole(paths: readonly string[], contents: readonly Buffer[]): void {
  for (const [index, content] of contents.entries()) {
    writeFileSync(`${paths[index]}.part`, content);
    renameSync(`${paths[index]}.part`, `${paths[index]}`);
  }
}

/**
 * Encodes every photo that has no encoded files yet, and brings the manifest up to date. A run that
 * was stopped continues where it was.
 * @param root the folder of the project
 * @param say called with a line for the screen before each photo that is encoded
 * @param standIns photos whose encoded files stay when the owner deletes the original
 * @returns what is wrong with each original that cannot be used, as the end of a sentence, by its file
 */
export async function encodeMissing(
  photos: readonly NamedPhoto[],
  root: string,
  say: (line: string) => void,
  standIns: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<string, string>> {
  const folder = join(root, 'content/photos');
  const present = new Set(readdirSync(folder));
  const kept = Object.entries(readManifest(root)).filter(
    ([file]) => present.has(file) || standIns.has(file),
  );
  const manifest = Object.fromEntries(kept);
  const problems = new Map<string, string>();
  mkdirSync(join(root, 'public/photos'), { recursive: true });
  for (const [file, use] of largestUses(photos)) {
    try {
      if (!present.has(file)) {
        if (manifest[file]) continue;
        throw new UnusableOriginal('is missing: add the photo again or choose another one');
      }
      const bytes = readFileSync(join(folder, file));
      const encoded = await describeEncoded(file, bytes, use);
      const paths = encodedUrls(encoded).map((url) => join(root, 'public', url));
      if (!paths.every((path) => existsSync(path))) {
        say(`Encoding ${file} ...`);
        writeWhole(paths, await encodePicture(bytes, use));
      }
      manifest[file] = encoded;
    } catch (error) {
      if (!(error instanceof UnusableOriginal)) throw error;
      problems.set(file, error.message);
    }
  }
  writeManifest(manifest, root);
  return problems;
}

/** Deletes the encoded photos in a folder whose URLs are not listed. */
export function deleteUnlisted(folder: string, photos: readonly EncodedPhoto[]): void {
  const listed = new Set(photos.flatMap(encodedUrls));
  for (const name of readdirSync(folder)) {
    if (encodedName.test(name) && !listed.has(`/photos/${name}`)) rmSync(join(folder, name));
  }
}
