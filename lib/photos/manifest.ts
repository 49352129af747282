import { z } from 'zod';
import encoded from './manifest.json';

const variantShape = z.object({ widthPixels: z.int().positive(), url: z.string() });

export const encodedPhotoShape = z.object({
  sourceHash: z.string(),
  widthPixels: z.int().positive(),
  heightPixels: z.int().positive(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  avif: z.array(variantShape).min(1),
  jpeg: z.array(variantShape).min(1),
});

export const manifestShape = z.record(z.string(), encodedPhotoShape);

export type EncodedPhoto = z.infer<typeof encodedPhotoShape>;
export type PhotoManifest = z.infer<typeof manifestShape>;

const manifest = manifestShape.parse(encoded);

/**
 * The encoded sizes of an original in content/photos/, widths in pixels.
 * @throws one sentence when the original has not been encoded.
 */
export function encodedPhoto(file: string): EncodedPhoto {
  const photo = manifest[file];
  if (photo) return photo;
  throw new Error(
    `content/photos/${file} is not encoded yet: run npm run photos, then build again.`,
  );
}
