/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { encodeAll } from './encode-all';
import type * as Settings from './settings';
import { plainJpeg } from './test-pictures';
import { cow, pig, workshop } from './test-workshop';

// These tests ask for no particular bytes: the quickest encoding will do.
jest.mock('./settings', () => {
  const settings = jest.requireActual<typeof Settings>('./settings');
  const avif = { ...settings.encoderSettings.avif, effort: 0 };
  return { ...settings, encoderSettings: { ...settings.encoderSettings, avif } };
});

let site = workshop();
let redJpeg: Buffer;

beforeAll(async () => {
  redJpeg = await plainJpeg(800, 20, '#ff0000');
});

beforeEach(() => {
  site = workshop();
});

test('tells of every unfit original and encodes the others', async () => {
  site.put('cow.jpg', redJpeg);
  site.put('bad.jpg', 'no picture');
  site.put('cut.jpg', redJpeg.subarray(0, -200));
  site.put('small.jpg', await plainJpeg(300));
  site.put('Big Cow.jpg', redJpeg);
  site.put('spare.jpg', redJpeg);
  const named = ['bad.jpg', 'cow.jpg', 'cut.jpg', 'lost.jpg', 'small.jpg'];
  const { encodedCount, problems } = await site.encode(
    ...named.map((file) => ({ file, alt: 'x' })),
  );
  expect(encodedCount).toBe(1);
  expect(problems.map((sentence) => sentence.match(/(big )?\w+\.jpg/i)?.[0])).toEqual([
    'Big Cow.jpg',
    'lost.jpg',
    'spare.jpg',
    'bad.jpg',
    'cut.jpg',
    'small.jpg',
  ]);
  for (const sentence of problems) expect(sentence).not.toMatch(/\n/);
  expect(Object.keys(site.manifest())).toEqual(['cow.jpg']);
  expect(site.encodedFiles()).toEqual(site.namedFiles());
});

test('keeps what was encoded of an original that went bad', async () => {
  site.put('cow.jpg', redJpeg);
  await site.encode(cow);
  const before = [site.encodedFiles(), readFileSync(site.places.manifestFile, 'utf8')];
  site.put('cow.jpg', 'no picture');
  expect(await site.encode(cow)).toMatchObject({ encodedCount: 0, unchangedCount: 0 });
  expect([site.encodedFiles(), readFileSync(site.places.manifestFile, 'utf8')]).toEqual(before);
});

test('goes on where a run was stopped', async () => {
  site.put('cow.jpg', redJpeg);
  site.put('pig.jpg', redJpeg);
  const stopped = encodeAll([cow, pig], site.places, (doneCount) => {
    if (doneCount === 1) throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await site.encode(cow, pig)).toMatchObject({ encodedCount: 1, unchangedCount: 1 });
});
