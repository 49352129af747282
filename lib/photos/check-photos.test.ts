/** @jest-environment node */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPhotos } from './check-photos';
import { encodeAll } from './encode-all';
import type { NamedPhoto } from './originals';
import type * as Settings from './settings';
import { emptyPlaces, plainJpeg } from './test-pictures';

// These tests ask for no particular bytes: the quickest encoding will do.
jest.mock('./settings', () => {
  const settings = jest.requireActual<typeof Settings>('./settings');
  const avif = { ...settings.encoderSettings.avif, effort: 0 };
  return { ...settings, encoderSettings: { ...settings.encoderSettings, avif } };
});

const cow: NamedPhoto = { file: 'cow.jpg', alt: 'A cow.' };

async function encodedPlaces() {
  const places = emptyPlaces();
  writeFileSync(join(places.originalsFolder, 'cow.jpg'), await plainJpeg(800));
  await encodeAll([cow], places, () => undefined);
  return places;
}

test('finds nothing wrong with photos that are encoded', async () => {
  expect(checkPhotos([cow], await encodedPlaces())).toEqual([]);
});

test('tells of an original that is not encoded', async () => {
  const places = await encodedPlaces();
  writeFileSync(places.manifestFile, '{}');
  expect(checkPhotos([cow], places)).toEqual([
    'content/photos/cow.jpg is not encoded yet: run npm run photos, then build again.',
  ]);
});

test('tells of an original that has changed since, or has become a hero', async () => {
  const places = await encodedPlaces();
  const changed =
    'content/photos/cow.jpg has changed since it was encoded: run npm run photos, then build again.';
  expect(checkPhotos([{ ...cow, hero: true }], places)).toEqual([changed]);
  writeFileSync(join(places.originalsFolder, 'cow.jpg'), await plainJpeg(801));
  expect(checkPhotos([cow], places)).toEqual([changed]);
});

test('tells of an encoded file that is missing', async () => {
  const places = await encodedPlaces();
  const [lost = ''] = readdirSync(places.encodedFolder);
  rmSync(join(places.encodedFolder, lost));
  expect(checkPhotos([cow], places)).toEqual([
    `public/photos/${lost}, made from content/photos/cow.jpg, is missing: run npm run photos, then build again.`,
  ]);
});

test('tells of lost, unnamed and undescribed photos as the encoder does', async () => {
  const places = await encodedPlaces();
  writeFileSync(join(places.originalsFolder, 'spare.jpg'), '');
  const photos = [
    { ...cow, alt: '' },
    { file: 'lost.jpg', alt: 'x' },
  ];
  const problems = checkPhotos(photos, places);
  expect(problems.map((sentence) => sentence.match(/\w+\.jpg/)?.[0])).toEqual([
    'lost.jpg',
    'spare.jpg',
    'cow.jpg',
  ]);
});

test('runs without the encoder', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('sharp', () => {
      throw new Error('the encoder was loaded');
    });
    const fresh = await import('./check-photos');
    expect(fresh.checkPhotos([], emptyPlaces())).toEqual([]);
    await expect(import('./encode-all')).rejects.toThrow('the encoder was loaded');
  });
});
