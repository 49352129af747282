/** Photos and a site for the tests of this folder. */
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { setUpTemporaryFolder } from '../testing/temporary-folder';
import { encodeMissing, type NamedPhoto } from './encode-missing';
import { avif } from './encodings';
import { encodedUrls, readManifest } from './manifest';

/** A photo of one colour, quick to encode. */
export function plainPhoto(width: number, height = 450, background = '#336699'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Random noise, which compresses badly. */
export function noise(width: number, height: number): Sharp {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000000', noise: gaussian } });
}

/** Makes a site without photos before each test of a file. */
export function setUpTestSite() {
  const project = setUpTemporaryFolder();
  beforeEach(() => {
    // Tests do not compare bytes, so the quickest encoding is enough.
    jest.replaceProperty(avif, 'effort', 0);
    for (const name of ['lib/photos', 'content/photos']) {
      mkdirSync(join(project.folder, name), { recursive: true });
    }
  });
  const manifest = () => readManifest(project.folder);
  return Object.assign(project, {
    manifest,
    /** Encodes photos. @returns those that were encoded, and the problems of others */
    async encode(...photos: NamedPhoto[]) {
      const log = jest.spyOn(console, 'log').mockImplementation();
      const problems = await encodeMissing(photos, project.folder);
      const encoded = log.mock.calls.map(([line]) =>
        String(line).slice('Encoding '.length, -' ...'.length),
      );
      log.mockRestore();
      return { encoded, problems };
    },
    encodedFiles: (folder = 'public/photos') => readdirSync(join(project.folder, folder)).sort(),
    listedFiles: () =>
      Object.values(manifest())
        .flatMap(encodedUrls)
        .map((url) => url.replace('/photos/', ''))
        .sort(),
  });
}
