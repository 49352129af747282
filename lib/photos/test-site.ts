/** Pictures, and sites of their own, for the tests of this folder. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { checkPhotos } from './check-photos';
import { encodeChanged } from './encode-changed';
import { encodedUrls, readManifest } from './manifest';
import type { NamedPhoto } from './originals';

/** A picture of one colour, quick to encode. */
export function plainPicture(width: number, height = 20, background = '#336699'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A picture that no encoder makes small. */
export function noise(width: number, height: number): Sharp {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise: gaussian } });
}

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A site without photos, deleted after the tests, and what a test does with it. */
export function emptySite() {
  const root = mkdtempSync(join(tmpdir(), 'photos-'));
  folders.push(root);
  for (const folder of ['content/photos/old', 'lib/photos']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const manifest = () => readManifest(root);
  return {
    root,
    manifest,
    /** Writes a file, its path seen from the root of the site. */
    write: (path: string, content: Buffer | string) => writeFileSync(join(root, path), content),
    remove: (path: string) => rmSync(join(root, path)),
    encode: (...photos: NamedPhoto[]) => encodeChanged(photos, root, () => undefined),
    check: (...photos: NamedPhoto[]) => checkPhotos(photos, root),
    encodedFiles: () => readdirSync(join(root, 'public/photos')).sort(),
    listedFiles: () =>
      Object.values(manifest())
        .flatMap(encodedUrls)
        .map((url) => url.replace('/photos/', ''))
        .sort(),
  };
}
