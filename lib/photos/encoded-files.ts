import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { encodePicture } from './encode-picture';
import { type PhotoPlaces, writeWhole } from './manifest-file';
import { type EncodedPhoto, encodedUrls, type PhotoManifest } from './manifest-shape';

/** Bytes of all encoded files of one width in pixels. */
export interface WidthTotal {
  readonly widthPixels: number;
  readonly avifBytes: number;
  readonly jpegBytes: number;
}

type Picture = Awaited<ReturnType<typeof encodePicture>>;

// Only what bears such a name is deleted; a file that somebody else put there stays.
const encodedName = /-[0-9a-f]{8}-\d+\.(avif|jpg)(\.tmp)?$/;

function pathOf(url: string, { encodedFolder }: PhotoPlaces): string {
  return join(encodedFolder, url.slice('/photos/'.length));
}

/** The first of a picture's addresses, such as `/photos/owner-1a2b3c4d-480.avif`, without a file. */
export function missingUrl(photo: EncodedPhoto, places: PhotoPlaces): string | undefined {
  return encodedUrls(photo).find((url) => !existsSync(pathOf(url, places)));
}

/**
 * Writes all files of a picture; returns their addresses. One hash of all of them stands in each
 * name: a hash for each file would cost every page half a kilobyte that does not compress.
 */
export function writePicture(file: string, { variants }: Picture, places: PhotoPlaces) {
  const digest = createHash('sha256');
  for (const { avif, jpeg } of variants) digest.update(avif).update(jpeg);
  const hash = digest.digest('hex').slice(0, 8);
  const write = (widthPixels: number, content: Buffer, extension: string) => {
    const url = `/photos/${parse(file).name}-${hash}-${widthPixels}.${extension}`;
    writeWhole(pathOf(url, places), content);
    return { widthPixels, url };
  };
  return {
    avif: variants.map(({ widthPixels, avif }) => write(widthPixels, avif, 'avif')),
    jpeg: variants.map(({ widthPixels, jpeg }) => write(widthPixels, jpeg, 'jpg')),
  };
}

/** Deletes the encoded files that the manifest does not name. */
export function deleteUnnamed(manifest: PhotoManifest, places: PhotoPlaces): void {
  const urls = Object.values(manifest).flatMap(encodedUrls);
  const named = new Set(urls.map((url) => pathOf(url, places)));
  for (const name of readdirSync(places.encodedFolder)) {
    const path = join(places.encodedFolder, name);
    if (encodedName.test(name) && !named.has(path)) rmSync(path);
  }
}

/** How many bytes the encoded files weigh, by width. */
export function totalsByWidth(manifest: PhotoManifest, places: PhotoPlaces): WidthTotal[] {
  const photos = Object.values(manifest);
  const avif = photos.flatMap((photo) => photo.avif);
  const jpeg = photos.flatMap((photo) => photo.jpeg);
  const sum = (variants: EncodedPhoto['avif'], widthPixels: number) =>
    variants
      .filter((variant) => variant.widthPixels === widthPixels)
      .reduce((bytes, { url }) => bytes + statSync(pathOf(url, places)).size, 0);
  const widths = [...new Set(avif.map(({ widthPixels }) => widthPixels))];
  return widths
    .sort((one, other) => one - other)
    .map((widthPixels) => ({
      widthPixels,
      avifBytes: sum(avif, widthPixels),
      jpegBytes: sum(jpeg, widthPixels),
    }));
}
