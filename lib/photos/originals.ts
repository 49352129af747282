/** Compares the photos that content/photos.ts names with their originals, and those with the manifest. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, parse, sep } from 'node:path';
import { everyPhoto } from '@/content/photos';
import type { ContentPhoto } from '@/content/shapes';
import { type EncodedPhoto, encodedUrls, notEncoded, readManifest } from './manifest';
import { encodingKey, type PhotoUse } from './settings';

export const originalsFolder = 'content/photos';

export type NamedPhoto = Pick<ContentPhoto, 'file' | 'use'>;

// The README, and what Windows and macOS put into every folder.
const notPhotos = /^(README\.md|Thumbs\.db|desktop\.ini|\..*)$/;
const usableName = /^[a-z0-9]+(-[a-z0-9]+)*\.(jpg|jpeg|png|heic)$/;
const usableExtension = /^\.(jpg|jpeg|png|heic)$/;

/** The sentence for the owner about one original. */
export function problemSentence(file: string, problemAndRemedy: string): string {
  return `${originalsFolder}/${file} ${problemAndRemedy}, then run npm run photos.`;
}

function nameProblem(file: string): string {
  const { dir, name, ext } = parse(
    file
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase(),
  );
  const words = `${dir} ${name}`.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'photo';
  return problemSentence(
    file,
    usableExtension.test(ext)
      ? `has a name that does not work in a web address: rename it to ${words}${ext}, in content/photos.ts too`
      : `is not a JPEG, PNG or HEIC file: save it as ${words}.jpg, write that name in content/photos.ts`,
  );
}

function photosIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !notPhotos.test(basename(file)) && statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** What is wrong with the encoded files of an original. */
function outdated(
  file: string,
  sourceHash: string,
  encoded: EncodedPhoto | undefined,
  root: string,
) {
  if (!encoded) return notEncoded(file);
  const remedy = 'run npm run photos, then build again.';
  if (encoded.sourceHash !== sourceHash)
    return `${originalsFolder}/${file} has changed since it was encoded: ${remedy}`;
  const missing = encodedUrls(encoded).find((url) => !existsSync(join(root, 'public', url)));
  return missing && `public${missing}, made from ${originalsFolder}/${file}, is missing: ${remedy}`;
}

/**
 * The originals that can be encoded, sorted by name, each with the largest use that it has anywhere,
 * the SHA-256 in hexadecimal digits of its bytes and of how they are encoded, and one sentence when
 * its encoded files are outdated; and one sentence for each file that is missing, wrongly named or
 * not used. Reads every original and decodes none.
 * @param root the folder of the project
 */
export function findOriginals(photos: readonly NamedPhoto[], root: string) {
  const present = photosIn(join(root, originalsFolder));
  const usable = present.filter((file) => usableName.test(file));
  const named = [...new Set(photos.map(({ file }) => file))].sort();
  const unused = 'is shown nowhere: name it in content/photos.ts or delete it';
  const problems = [
    ...present.filter((file) => !usable.includes(file)).map(nameProblem),
    ...named
      .filter((file) => !present.includes(file))
      .map(
        (file) =>
          `content/photos.ts names ${file}, which is not in ${originalsFolder}/: put it there or correct the name, then run npm run photos.`,
      ),
    ...usable.filter((file) => !named.includes(file)).map((file) => problemSentence(file, unused)),
  ];
  const manifest = readManifest(root);
  const originals = named
    .filter((file) => usable.includes(file))
    .map((file) => {
      const uses = photos.filter((photo) => photo.file === file).map((photo) => photo.use);
      const large = (['hero', 'edge-to-edge'] as const).find((use) => uses.includes(use));
      const use: PhotoUse = large ?? 'narrower';
      const bytes = readFileSync(join(root, originalsFolder, file));
      const sourceHash = createHash('sha256').update(encodingKey(use)).update(bytes).digest('hex');
      return { file, use, sourceHash, outdated: outdated(file, sourceHash, manifest[file], root) };
    });
  return { originals, problems };
}

/** One sentence for each thing that keeps the photos from being shown as content/photos.ts wants them. */
export function checkPhotos(photos: readonly NamedPhoto[] = everyPhoto, root = '.'): string[] {
  const { originals, problems } = findOriginals(photos, root);
  return [...problems, ...originals.flatMap(({ outdated }) => outdated ?? [])];
}
