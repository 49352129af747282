/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { everyPhoto } from '@/content/photos';
import { checkPhotos } from './check-photos';
import { encodedPhoto, encodedUrls, readManifest } from './manifest';
import { findOriginals } from './originals';
import { maxAvifBytes } from './settings';
import { emptySite } from './test-site';

const urls = Object.values(readManifest('.')).flatMap(encodedUrls);

test('every photo of the site is there, well named and encoded', () => {
  expect(checkPhotos()).toEqual([]);
});

test('a page that shows a photo without encoded files says what to run', () => {
  expect(() => encodedPhoto('unknown.jpg')).toThrow(
    'content/photos/unknown.jpg is not encoded yet: run npm run photos, then build again.',
  );
});

test('the folder of encoded photos holds nothing else', () => {
  expect(
    readdirSync('public/photos')
      .map((name) => `/photos/${name}`)
      .sort(),
  ).toEqual(urls.sort());
});

test('no encoded photo contains where or with what it was taken', async () => {
  for (const url of urls) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(join('public', url)).metadata();
    expect([url, exif, xmp, iptc, icc, orientation]).toEqual([url, ...Array(5).fill(undefined)]);
  }
});

test.each(['home', 'bonsmara', 'garlic'])(
  'the social card of %s does not contain where it was made',
  async (page) => {
    const { exif, xmp, iptc } = await sharp(`public/social-card-${page}.jpg`).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  },
);

test('every AVIF is within its byte limit', () => {
  for (const { file, use } of findOriginals(everyPhoto, '.').originals) {
    for (const { widthPixels, url } of encodedPhoto(file).avif) {
      const maxBytes = maxAvifBytes(widthPixels, use);
      expect(statSync(join('public', url)).size).toBeLessThanOrEqual(maxBytes);
    }
  }
});

test('npm run photos fails with one line for each problem, and else says what it did', () => {
  const site = emptySite();
  for (const path of ['content/photos', 'public/photos', 'lib/photos/manifest.json']) {
    cpSync(path, join(site.root, path), { recursive: true });
  }
  const before = site.encodedFiles();
  const run = () => {
    const tsx = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')];
    const program = resolve('lib/photos/encode-photos.ts');
    return spawnSync(process.execPath, [...tsx, program], { cwd: site.root, encoding: 'utf8' });
  };
  const good = run();
  expect(good).toMatchObject({ status: 0, stderr: '' });
  expect(good.stdout).toMatch(
    /^Encoded 0, unchanged \d+, in \d\.\d seconds\.\nAll photos together: AVIF \d+\.\d kB, JPEG \d+\.\d kB\.\n$/,
  );
  site.write('content/photos/spare.jpg', '');
  const bad = run();
  expect(bad.status).toBe(1);
  expect(bad.stderr).toMatch(/^content\/photos\/spare\.jpg is shown nowhere: [^\n]+\n$/);
  expect(site.encodedFiles()).toEqual(before);
});
