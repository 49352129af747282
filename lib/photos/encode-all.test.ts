/** @jest-environment node */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
let blueJpeg: Buffer;

beforeAll(async () => {
  redJpeg = await plainJpeg(800, 20, '#ff0000');
  blueJpeg = await plainJpeg(800, 20, '#0000ff');
});

beforeEach(() => {
  site = workshop();
});

test('writes hashed files at each width and names them in the manifest', async () => {
  site.put('cow.jpg', redJpeg);
  const progress: unknown[][] = [];
  const report = await encodeAll([cow], site.places, (...step) => progress.push(step));
  expect(report).toMatchObject({ encodedCount: 1, unchangedCount: 0, problems: [] });
  expect(progress).toEqual([
    [0, 1, 'cow.jpg'],
    [1, 1, ''],
  ]);
  expect(site.manifest()['cow.jpg']).toMatchObject({
    widthPixels: 800,
    heightPixels: 20,
    colour: '#fe0000',
  });
  expect(site.encodedFiles()).toEqual(site.namedFiles());
  expect(
    site
      .encodedFiles()
      .map((name) => name.replace(/[0-9a-f]{8}/, 'hash'))
      .sort(),
  ).toEqual(
    [480, 768, 800].flatMap((width) => [`cow-hash-${width}.avif`, `cow-hash-${width}.jpg`]),
  );
});

test('sums the bytes of all encoded files by width', async () => {
  site.put('cow.jpg', redJpeg);
  const { totals } = await site.encode(cow);
  const bytes = (pattern: RegExp) =>
    statSync(
      join(site.places.encodedFolder, site.encodedFiles().find((name) => pattern.test(name)) ?? ''),
    ).size;
  expect(totals.map(({ widthPixels }) => widthPixels)).toEqual([480, 768, 800]);
  expect(totals[0]).toEqual({
    widthPixels: 480,
    avifBytes: bytes(/-480\.avif/),
    jpegBytes: bytes(/-480\.jpg/),
  });
});

test('leaves alone what has not changed', async () => {
  site.put('cow.jpg', redJpeg);
  await site.encode(cow);
  const times = () =>
    site.encodedFiles().map((name) => statSync(join(site.places.encodedFolder, name)).mtimeMs);
  const before = times();
  expect(await site.encode(cow)).toMatchObject({ encodedCount: 0, unchangedCount: 1 });
  expect(times()).toEqual(before);
});

test('encodes a changed original again and deletes its old files', async () => {
  site.put('cow.jpg', redJpeg);
  site.put('pig.jpg', redJpeg);
  await site.encode(cow, pig);
  const old = site.encodedFiles();
  site.put('cow.jpg', blueJpeg);
  expect(await site.encode(cow, pig)).toMatchObject({ encodedCount: 1, unchangedCount: 1 });
  const pigFiles = old.filter((name) => name.startsWith('pig'));
  expect(site.encodedFiles().filter((name) => old.includes(name))).toEqual(pigFiles);
  expect(site.encodedFiles()).toEqual(site.namedFiles());
});

test('encodes again when a photo becomes a hero, or an encoded file is lost', async () => {
  site.put('cow.jpg', await plainJpeg(1920));
  await site.encode(cow);
  expect(await site.encode({ ...cow, hero: true })).toMatchObject({ encodedCount: 1 });
  expect(site.manifest()['cow.jpg']?.avif.map(({ widthPixels }) => widthPixels)).toContain(1920);
  const whole = site.encodedFiles();
  rmSync(join(site.places.encodedFolder, whole[0] ?? ''));
  expect(await site.encode({ ...cow, hero: true })).toMatchObject({ encodedCount: 1 });
  expect(site.encodedFiles()).toEqual(whole);
});

test('deletes the files of a photo that is no longer named, and of a run that broke off', async () => {
  site.put('cow.jpg', redJpeg);
  site.put('pig.jpg', redJpeg);
  await site.encode(cow, pig);
  const foreign = ['own-drawing.jpg', '.gitkeep'];
  for (const name of [...foreign, 'cow-00000000-480.avif', 'cow-00000000-480.jpg.tmp']) {
    writeFileSync(join(site.places.encodedFolder, name), '');
  }
  rmSync(join(site.places.originalsFolder, 'pig.jpg'));
  expect((await site.encode(cow)).problems).toEqual([]);
  expect(Object.keys(site.manifest())).toEqual(['cow.jpg']);
  expect(site.encodedFiles()).toEqual([...site.namedFiles(), ...foreign].sort());
});
