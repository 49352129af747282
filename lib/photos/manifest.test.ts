/** @jest-environment node */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { encodedPhoto, manifest, parseManifest } from './manifest';
import { readManifest, writeManifest, writeWhole } from './manifest-file';
import type { EncodedPhoto } from './manifest-shape';
import { emptyPlaces } from './test-pictures';

const photo: EncodedPhoto = {
  sourceHash: 'abc',
  widthPixels: 900,
  heightPixels: 600,
  colour: '#336699',
  avif: [{ widthPixels: 480, url: '/photos/cow-1a2b3c4d-480.avif' }],
  jpeg: [{ widthPixels: 480, url: '/photos/cow-1a2b3c4d-480.jpg' }],
};

test('accepts a manifest of whole entries', () => {
  expect(parseManifest({ 'cow.jpg': photo })).toEqual({ 'cow.jpg': photo });
});

test.each([
  ['its beginning', '<<<<<<< ours'],
  ['cow.jpg > colour', { 'cow.jpg': { ...photo, colour: 'blue' } }],
  ['cow.jpg > avif', { 'cow.jpg': { ...photo, avif: [] } }],
  ['cow.jpg > widthPixels', { 'cow.jpg': { ...photo, widthPixels: 0 } }],
  [
    'cow.jpg > jpeg > 0 > url',
    { 'cow.jpg': { ...photo, jpeg: [{ widthPixels: 480, url: 'https://elsewhere/a.jpg' }] } },
  ],
])('names the place that is damaged: %s', (place, data) => {
  expect(() => parseManifest(data)).toThrow(
    `lib/photos/manifest.json is damaged at ${place}: run npm run photos, then build again.`,
  );
});

test('gives the entry of a file and tells what to run for one without', () => {
  const [[file, entry] = []] = Object.entries(manifest);
  if (!file) throw new Error('the manifest is empty');
  expect(encodedPhoto(file)).toBe(entry);
  for (const unknown of ['unknown.jpg', 'toString']) {
    expect(() => encodedPhoto(unknown)).toThrow(
      `content/photos/${unknown} is not encoded yet: run npm run photos, then build again.`,
    );
  }
});

test('writes a manifest sorted by name, and reads it again', () => {
  const { manifestFile } = emptyPlaces();
  writeManifest(manifestFile, { 'pig.jpg': photo, 'cow.jpg': photo });
  expect(Object.keys(readManifest(manifestFile))).toEqual(['cow.jpg', 'pig.jpg']);
  expect(readFileSync(manifestFile, 'utf8')).toMatch(/^\{\n {2}"cow\.jpg"[\s\S]*\}\n$/);
});

test.each(['', '<<<<<<< ours', '{"cow.jpg": {}}'])(
  'takes a damaged manifest (%j) as empty',
  (text) => {
    const { manifestFile } = emptyPlaces();
    expect(readManifest(manifestFile)).toEqual({});
    writeFileSync(manifestFile, text);
    expect(readManifest(manifestFile)).toEqual({});
  },
);

test('leaves the old file and nothing half-written when writing fails', () => {
  const { manifestFile, originalsFolder } = emptyPlaces();
  writeWhole(manifestFile, 'old');
  expect(() => writeWhole(originalsFolder, 'a folder is in the way')).toThrow('EISDIR');
  expect(existsSync(`${originalsFolder}.tmp`)).toBe(false);
  expect(readFileSync(manifestFile, 'utf8')).toBe('old');
});
