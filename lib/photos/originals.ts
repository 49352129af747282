/** Compares the photos that content/photos.ts names with the files in content/photos/. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, parse, sep } from 'node:path';
import type { ContentPhoto } from '@/content/shapes';
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

/**
 * The originals that can be encoded, sorted by name, each with the largest use that it has anywhere;
 * and one sentence for each file that is missing, wrongly named or not used.
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
  const useOf = (file: string): PhotoUse => {
    const uses = photos.filter((photo) => photo.file === file).map(({ use }) => use);
    return (['hero', 'edge-to-edge'] as const).find((use) => uses.includes(use)) ?? 'narrower';
  };
  const originals = named
    .filter((file) => usable.includes(file))
    .map((file) => ({ file, use: useOf(file) }));
  return { originals, problems };
}

/** SHA-256, in hexadecimal digits, of the bytes of an original and of how they are encoded. */
export function sourceHash(bytes: Buffer, use: PhotoUse): string {
  return createHash('sha256').update(encodingKey(use)).update(bytes).digest('hex');
}
