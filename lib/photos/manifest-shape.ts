import { z } from 'zod';

const variantShape = z.object({
  widthPixels: z.int().positive(),
  url: z.string().regex(/^\/photos\/[a-z0-9-]+\.(avif|jpg)$/),
});

const encodedPhotoShape = z.object({
  /** Of the original's bytes and of everything that decides how they are encoded. */
  sourceHash: z.string(),
  widthPixels: z.int().positive(),
  heightPixels: z.int().positive(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  avif: z.array(variantShape).min(1),
  jpeg: z.array(variantShape).min(1),
});

/** By the name of the original in content/photos/. */
export const manifestShape = z.record(z.string(), encodedPhotoShape);

export type EncodedPhoto = z.infer<typeof encodedPhotoShape>;
export type PhotoManifest = z.infer<typeof manifestShape>;

/** Addresses of all encoded files of a picture, such as `/photos/owner-1a2b3c4d-480.avif`. */
export function encodedUrls({ avif, jpeg }: EncodedPhoto): string[] {
  return [...avif, ...jpeg].map(({ url }) => url);
}
