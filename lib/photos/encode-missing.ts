/** Encodes the photos of the site into public/photos/, and lists them in the manifest. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import type { ContentPhoto } from './arrange-photos';
import { checkPixels, encodePhoto, measurePhoto, UnusableOriginal } from './encode-photo';
import { type Encoding, encodingsFor } from './encodings';
import { type EncodedPhoto, encodedUrl, encodedUrls, manifestFile, readManifest } from './manifest';
import { photoProblems } from './photo-problems';

export type NamedPhoto = Pick<ContentPhoto, 'file' | 'use' | 'focalPoint'>;

/** The host keeps this folder between builds, so a photo that the editor saved is encoded only once. */
const cacheFolder = '.next/cache/photos';

/** Writes a file under a temporary name and renames it, so that an interrupted run leaves no partial file. */
function writeWhole(path: string, content: Buffer): void {
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(`${path}.part`, content);
  fs.renameSync(`${path}.part`, path);
}

/** Copies a missing encoded file from the cache, if possible. @returns whether the file exists now */
function isEncoded(url: string, root: string): boolean {
  const [path, cached] = [`${root}/public${url}`, join(root, cacheFolder, basename(url))];
  if (!fs.existsSync(path) && fs.existsSync(cached)) writeWhole(path, fs.readFileSync(cached));
  return fs.existsSync(path);
}

/**
 * Encodes an original unless its encoded files exist. Their names contain a hash of its bytes and of its
 * encodings, so an existing file is always the right one.
 * @throws UnusableOriginal when the original cannot be encoded.
 */
async function encodeOnce(named: NamedPhoto, path: string, root: string): Promise<EncodedPhoto> {
  const { file } = named;
  const bytes = fs.readFileSync(path);
  const size = await measurePhoto(bytes);
  const encodings = encodingsFor(named);
  const hash = createHash('sha256').update(JSON.stringify(encodings)).update(bytes).digest('hex');
  const name = parse(file)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const base = `/photos/${name}-${hash.slice(0, 8)}`;
  const outputs = new Map<string, Encoding>();
  for (const encoding of encodings) {
    const { format, width } = encoding;
    // An AVIF is never wider than the original.
    const encodedWidth = format === 'avif' ? Math.min(width, size.widthPixels) : width;
    outputs.set(encodedUrl(base, encodedWidth, format), { ...encoding, width: encodedWidth });
  }
  const photo = {
    ...size,
    base,
    files: [...outputs.values()].map(({ width, format }) => ({ widthPixels: width, format })),
  };
  const missing = [...outputs].filter(([url]) => !isEncoded(url, root));
  if (missing.length === 0) return photo;
  console.log(`Encoding ${file} ...`);
  await checkPixels(bytes);
  for (const [url, encoding] of missing) {
    const content = await encodePhoto(bytes, encoding);
    writeWhole(join(root, cacheFolder, basename(url)), content);
    writeWhole(`${root}/public${url}`, content);
  }
  return photo;
}

/**
 * Encodes every photo without encoded files, updates the manifest, and deletes encoded files that the
 * manifest does not list.
 * @param root the folder of the project
 * @returns the problem of each unusable original, as the end of a sentence, by file
 */
export async function encodeMissing(
  photos: readonly NamedPhoto[],
  root: string,
): Promise<ReadonlyMap<string, string>> {
  const folders = [`${root}/public/photos`, join(root, cacheFolder)];
  for (const folder of folders) fs.mkdirSync(folder, { recursive: true });
  const originalOf = (file: string) => join(root, 'content/photos', file);
  const manifest = new Map(
    Object.entries(readManifest(root)).filter(([file]) => fs.existsSync(originalOf(file))),
  );
  const problems = new Map<string, string>();
  const totalWidth = (photo: NamedPhoto) =>
    encodingsFor(photo).reduce((total, { width }) => total + width, 0);
  const fromSmallest = photos.toSorted((one, other) => totalWidth(one) - totalWidth(other));
  // If a photo is used twice, keep the largest.
  for (const photo of new Map(fromSmallest.map((each) => [each.file, each])).values()) {
    const { file } = photo;
    if (!fs.existsSync(originalOf(file))) {
      problems.set(file, photoProblems.missing);
      continue;
    }
    try {
      manifest.set(file, await encodeOnce(photo, originalOf(file), root));
    } catch (error) {
      if (!(error instanceof UnusableOriginal)) throw error;
      problems.set(file, error.message);
    }
  }
  const sorted = [...manifest].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2);
  fs.writeFileSync(`${root}/${manifestFile}`, `${text}\n`);
  for (const folder of folders) deleteUnlisted(folder, [...manifest.values()]);
  return problems;
}

/** Deletes the files of a folder that do not belong to these photos. */
export function deleteUnlisted(folder: string, photos: readonly EncodedPhoto[]): void {
  const listed = new Set(photos.flatMap(encodedUrls));
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile() && !listed.has(`/photos/${entry.name}`)) {
      fs.rmSync(`${folder}/${entry.name}`);
    }
  }
}
