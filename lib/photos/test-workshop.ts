/** A site of its own for a test that encodes. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeAll } from './encode-all';
import { readManifest } from './manifest-file';
import { encodedUrls } from './manifest-shape';
import type { NamedPhoto } from './originals';
import { emptyPlaces } from './test-pictures';

export const cow: NamedPhoto = { file: 'cow.jpg', alt: 'A cow.' };
export const pig: NamedPhoto = { file: 'pig.jpg', alt: 'A pig.' };

/** Empty folders, and what a test puts into them and reads out of them. */
export function workshop() {
  const places = emptyPlaces();
  const manifest = () => readManifest(places.manifestFile);
  return {
    places,
    manifest,
    put: (file: string, bytes: Buffer | string) =>
      writeFileSync(join(places.originalsFolder, file), bytes),
    encode: (...photos: NamedPhoto[]) => encodeAll(photos, places, () => undefined),
    encodedFiles: () => readdirSync(places.encodedFolder).sort(),
    /** The files that the manifest names. */
    namedFiles: () =>
      Object.values(manifest())
        .flatMap(encodedUrls)
        .map((url) => url.slice('/photos/'.length))
        .sort(),
  };
}
