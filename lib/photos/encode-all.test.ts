/** @jest-environment node */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeAll } from './encode-all';
import { readManifest } from './manifest-file';
import { encodedUrls } from './manifest-shape';
import type { NamedPhoto } from './originals';
import { reportLines } from './report';
import { emptyPlaces, plainJpeg } from './test-pictures';

const cow: NamedPhoto = { file: 'cow.jpg', alt: 'A cow.' };
const pig: NamedPhoto = { file: 'pig.jpg', alt: 'A pig.' };

let places = emptyPlaces();
let redJpeg: Buffer;
let blueJpeg: Buffer;

beforeAll(async () => {
  redJpeg = await plainJpeg(800, 20, '#ff0000');
  blueJpeg = await plainJpeg(800, 20, '#0000ff');
});

beforeEach(() => {
  places = emptyPlaces();
});

function put(file: string, bytes: Buffer | string): void {
  writeFileSync(join(places.originalsFolder, file), bytes);
}

function encode(...photos: NamedPhoto[]) {
  return encodeAll(photos, places, () => undefined);
}

const encodedFiles = () => readdirSync(places.encodedFolder).sort();
const manifest = () => readManifest(places.manifestFile);

function namedFiles(): string[] {
  const urls = Object.values(manifest()).flatMap(encodedUrls);
  return urls.map((url) => url.slice('/photos/'.length)).sort();
}

test('writes hashed files at each width and names them in the manifest', async () => {
  put('cow.jpg', redJpeg);
  const progress: unknown[][] = [];
  const report = await encodeAll([cow], places, (...step) => progress.push(step));
  expect(report).toMatchObject({ encodedCount: 1, unchangedCount: 0, problems: [] });
  expect(progress).toEqual([
    [0, 1, 'cow.jpg'],
    [1, 1, ''],
  ]);
  expect(manifest()['cow.jpg']).toMatchObject({
    widthPixels: 800,
    heightPixels: 20,
    colour: '#fe0000',
  });
  expect(encodedFiles()).toEqual(namedFiles());
  expect(
    encodedFiles()
      .map((name) => name.replace(/[0-9a-f]{8}/, 'hash'))
      .sort(),
  ).toEqual(
    [480, 768, 800].flatMap((width) => [`cow-${width}-hash.avif`, `cow-${width}-hash.jpg`]),
  );
});

test('sums the bytes of all encoded files by width', async () => {
  put('cow.jpg', redJpeg);
  const { totals } = await encode(cow);
  const bytes = (pattern: RegExp) =>
    statSync(join(places.encodedFolder, encodedFiles().find((name) => pattern.test(name)) ?? ''))
      .size;
  expect(totals.map(({ widthPixels }) => widthPixels)).toEqual([480, 768, 800]);
  expect(totals[0]).toEqual({
    widthPixels: 480,
    avifBytes: bytes(/-480-.*avif/),
    jpegBytes: bytes(/-480-.*jpg/),
  });
  const report = { encodedCount: 1, unchangedCount: 2, problems: [], totals: totals.slice(0, 1) };
  expect(
    reportLines(
      { ...report, totals: [{ widthPixels: 480, avifBytes: 1234, jpegBytes: 56_789 }] },
      7.25,
    ),
  ).toEqual([
    'Encoded 1, unchanged 2, in 7.3 seconds.',
    '  480 wide: AVIF    1.2 kB, JPEG   56.8 kB',
  ]);
});

test('leaves alone what has not changed', async () => {
  put('cow.jpg', redJpeg);
  await encode(cow);
  const times = () =>
    encodedFiles().map((name) => statSync(join(places.encodedFolder, name)).mtimeMs);
  const before = times();
  expect(await encode(cow)).toMatchObject({ encodedCount: 0, unchangedCount: 1 });
  expect(times()).toEqual(before);
});

test('encodes a changed original again and deletes its old files', async () => {
  put('cow.jpg', redJpeg);
  put('pig.jpg', redJpeg);
  await encode(cow, pig);
  const old = encodedFiles();
  put('cow.jpg', blueJpeg);
  expect(await encode(cow, pig)).toMatchObject({ encodedCount: 1, unchangedCount: 1 });
  const pigFiles = old.filter((name) => name.startsWith('pig'));
  expect(encodedFiles().filter((name) => old.includes(name))).toEqual(pigFiles);
  expect(encodedFiles()).toEqual(namedFiles());
});

test('encodes again when a photo becomes a hero, or an encoded file is lost', async () => {
  put('cow.jpg', await plainJpeg(1920));
  await encode(cow);
  expect(await encode({ ...cow, hero: true })).toMatchObject({ encodedCount: 1 });
  expect(manifest()['cow.jpg']?.avif.map(({ widthPixels }) => widthPixels)).toContain(1920);
  const whole = encodedFiles();
  rmSync(join(places.encodedFolder, whole[0] ?? ''));
  expect(await encode({ ...cow, hero: true })).toMatchObject({ encodedCount: 1 });
  expect(encodedFiles()).toEqual(whole);
});

test('deletes the files of a photo that is no longer named, and of a run that broke off', async () => {
  put('cow.jpg', redJpeg);
  put('pig.jpg', redJpeg);
  await encode(cow, pig);
  const foreign = ['own-drawing.jpg', '.gitkeep'];
  for (const name of [...foreign, 'cow-480-00000000.avif', 'cow-480-00000000.jpg.tmp']) {
    writeFileSync(join(places.encodedFolder, name), '');
  }
  rmSync(join(places.originalsFolder, 'pig.jpg'));
  expect((await encode(cow)).problems).toEqual([]);
  expect(Object.keys(manifest())).toEqual(['cow.jpg']);
  expect(encodedFiles()).toEqual([...namedFiles(), ...foreign].sort());
});

test('tells of every unfit original and encodes the others', async () => {
  put('cow.jpg', redJpeg);
  put('bad.jpg', 'no picture');
  put('cut.jpg', redJpeg.subarray(0, -200));
  put('small.jpg', await plainJpeg(300));
  put('Big Cow.jpg', redJpeg);
  put('spare.jpg', redJpeg);
  const named = ['bad.jpg', 'cow.jpg', 'cut.jpg', 'lost.jpg', 'small.jpg'];
  const { encodedCount, problems } = await encode(...named.map((file) => ({ file, alt: 'x' })));
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
  expect(Object.keys(manifest())).toEqual(['cow.jpg']);
  expect(encodedFiles()).toEqual(namedFiles());
});

test('keeps what was encoded of an original that went bad', async () => {
  put('cow.jpg', redJpeg);
  await encode(cow);
  const before = [encodedFiles(), readFileSync(places.manifestFile, 'utf8')];
  put('cow.jpg', 'no picture');
  expect(await encode(cow)).toMatchObject({ encodedCount: 0, unchangedCount: 0 });
  expect([encodedFiles(), readFileSync(places.manifestFile, 'utf8')]).toEqual(before);
});

test('goes on where a run was stopped', async () => {
  put('cow.jpg', redJpeg);
  put('pig.jpg', redJpeg);
  const stopped = encodeAll([cow, pig], places, (doneCount) => {
    if (doneCount === 1) throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await encode(cow, pig)).toMatchObject({ encodedCount: 1, unchangedCount: 1 });
});
