import encoded from './manifest.json';
import { type EncodedPhoto, manifestShape, type PhotoManifest } from './manifest-shape';

export type { EncodedPhoto, PhotoManifest };

/**
 * The manifest of the encoded photos.
 * @throws one sentence when the data is not such a manifest.
 */
export function parseManifest(data: unknown): PhotoManifest {
  const parsed = manifestShape.safeParse(data);
  if (parsed.success) return parsed.data;
  const place = parsed.error.issues[0]?.path.join(' > ') || 'its beginning';
  throw new Error(
    `lib/photos/manifest.json is damaged at ${place}: run npm run photos, then build again.`,
  );
}

export const manifest = parseManifest(encoded);

/**
 * The encoded sizes of an original in content/photos/, widths and heights in pixels.
 * @throws one sentence when the original has not been encoded.
 */
export function encodedPhoto(file: string): EncodedPhoto {
  const photo = Object.hasOwn(manifest, file) ? manifest[file] : undefined;
  if (photo) return photo;
  throw new Error(
    `content/photos/${file} is not encoded yet: run npm run photos, then build again.`,
  );
}
