/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { everyPhoto } from '@/content/photos';
import { checkPhotos } from './check-photos';
import { mostAvifBytes } from './encode-avif';
import { encodedPhoto, manifest } from './manifest';
import { encodedUrls } from './manifest-shape';

test('every photo of the site is there, named, described and encoded', () => {
  expect(checkPhotos()).toEqual([]);
});

test('no encoded file is left over', () => {
  const urls = Object.values(manifest).flatMap(encodedUrls);
  expect(
    readdirSync('public/photos')
      .map((name) => `/photos/${name}`)
      .sort(),
  ).toEqual(urls.sort());
});

test('no encoded file tells where or with what its photo was taken', async () => {
  for (const url of Object.values(manifest).flatMap(encodedUrls)) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(join('public', url)).metadata();
    expect([url, exif, xmp, iptc, icc, orientation]).toEqual([url, ...Array(5).fill(undefined)]);
  }
});

test('every AVIF keeps to its byte budget', () => {
  for (const { file } of everyPhoto) {
    const isHero = everyPhoto.some((photo) => photo.file === file && photo.hero === true);
    for (const { widthPixels, url } of encodedPhoto(file).avif) {
      expect(statSync(join('public', url)).size).toBeLessThanOrEqual(
        mostAvifBytes(widthPixels, isHero),
      );
    }
  }
});
