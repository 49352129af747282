/** The manifest lists the encoded files of each photo by the name of its original in content/photos/. */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

export const manifestFile = 'lib/photos/manifest.json';

const encodedPhotoShape = z.object({
  widthPixels: z.int().positive(),
  heightPixels: z.int().positive(),
  /** The URL of its files without width and format, such as `/photos/owner-1a2b3c4d`. */
  base: z.string().regex(/^\/photos\/[a-z0-9-]+$/),
  files: z.array(z.object({ widthPixels: z.int().positive(), format: z.enum(['avif', 'jpg']) })),
});

export type EncodedPhoto = z.infer<typeof encodedPhotoShape>;

/** The manifest in a project's folder; empty if damaged, since encoding rewrites it. */
export function readManifest(root = '.'): Readonly<Record<string, EncodedPhoto>> {
  try {
    const manifest: unknown = JSON.parse(readFileSync(`${root}/${manifestFile}`, 'utf8'));
    return z.record(z.string(), encodedPhotoShape).parse(manifest);
  } catch {
    return {};
  }
}

/** @throws one sentence if the original in content/photos/ is not encoded. */
export function encodedPhoto(file: string): EncodedPhoto {
  const photo = readManifest()[file];
  if (!photo)
    throw new Error(`content/photos/${file} is not encoded yet: run npm start, which encodes it.`);
  return photo;
}

/**
 * The inlined copy of the photo at the top of a page, in base64.
 * @throws one sentence if the photo was encoded for another place
 */
export function readInPage(file: string, widthPixels: number): string {
  const path = `public${encodedUrl(encodedPhoto(file).base, widthPixels, 'avif')}`;
  if (existsSync(path)) return readFileSync(path, 'base64');
  throw new Error(
    `content/photos/${file} is not encoded for the top of a page yet: run npm start, which encodes it.`,
  );
}

/** The URL of an encoded file. */
export function encodedUrl(base: string, widthPixels: number, format: 'avif' | 'jpg'): string {
  return `${base}-${widthPixels}.${format}`;
}

export function encodedUrls({ base, files }: EncodedPhoto): string[] {
  return files.map(({ widthPixels, format }) => encodedUrl(base, widthPixels, format));
}
