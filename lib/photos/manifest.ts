/** The manifest: the encoded files of every photo. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestFile = 'lib/photos/manifest.json';

const variantShape = z.object({
  widthPixels: z.int().positive(),
  url: z.string().regex(/^\/photos\/[a-z0-9-]+\.(avif|jpg|webp)$/),
});

const encodedPhotoShape = z.object({
  widthPixels: z.int().positive(),
  heightPixels: z.int().positive(),
  avif: z.array(variantShape).min(1),
  jpeg: variantShape,
  /** Tiny, inlined into the page; heroes only. */
  placeholder: variantShape.optional(),
  /** 1200 x 630 pixels, for links that are shared; heroes only. */
  card: variantShape.optional(),
});

/** By the name of the original in content/photos/. */
const manifestShape = z.record(z.string(), encodedPhotoShape);

export type EncodedPhoto = z.infer<typeof encodedPhotoShape>;
export type PhotoManifest = z.infer<typeof manifestShape>;

/**
 * The manifest on disk; empty when it is missing or damaged.
 * @param root the folder of the project
 */
export function readManifest(root: string): PhotoManifest {
  try {
    return manifestShape.parse(JSON.parse(readFileSync(join(root, manifestFile), 'utf8')));
  } catch {
    return {};
  }
}

export function writeManifest(manifest: PhotoManifest, root: string): void {
  const sorted = Object.fromEntries(
    Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(join(root, manifestFile), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * The encoded files of an original in content/photos/, for the pages.
 * @throws one sentence when the original is not encoded.
 */
export function encodedPhoto(file: string): EncodedPhoto {
  const photo = readManifest('.')[file];
  if (!photo) throw new Error(`content/photos/${file} is not encoded yet: run npm run photos.`);
  return photo;
}

/** The URLs of all encoded files of a photo, such as `/photos/owner-1a2b3c4d-480.avif`. */
export function encodedUrls({ avif, jpeg, placeholder, card }: EncodedPhoto): string[] {
  const forHeroes = [placeholder, card].flatMap((variant) => variant ?? []);
  return [...avif, jpeg, ...forHeroes].map(({ url }) => url);
}

/** The placeholder of a hero as a `data:` URL; undefined for other photos. */
export function placeholderUrl({ placeholder }: EncodedPhoto): string | undefined {
  if (!placeholder) return undefined;
  return `data:image/webp;base64,${readFileSync(`public${placeholder.url}`, 'base64')}`;
}
