/** @jest-environment node */
import { join } from 'node:path';
import { deleteUnlisted } from './encode-missing';
import { avifOptions } from './settings';
import { plainPicture, prepareSite } from './test-site';

const cow = { file: 'cow.jpg' };
const pig = { file: 'pig.jpg' };
const hero = { ...cow, use: 'hero' as const };

let red: Buffer;
let blue: Buffer;

beforeAll(async () => {
  // These tests ask for no particular bytes: the quickest encoding will do.
  jest.replaceProperty(avifOptions, 'effort', 0);
  red = await plainPicture(1920, 20, '#ff0000').jpeg().toBuffer();
  blue = await plainPicture(800, 20, '#0000ff').jpeg().toBuffer();
});

const site = prepareSite();
beforeEach(() => {
  site.write('content/photos/cow.jpg', red);
  site.write('content/photos/pig.jpg', blue);
});

const encodedOnce = { encodedCount: 1, problems: new Map() };
const nothingEncoded = { encodedCount: 0, problems: new Map() };
const endings = (names: readonly string[]) =>
  names.map((name) => name.replace(/[0-9a-f]{8}/, 'hash'));

test('encodes what has no encoded files yet, and nothing twice', async () => {
  expect(await site.encode(cow)).toEqual(encodedOnce);
  expect(endings(site.encodedFiles())).toEqual(
    ['1200.avif', '480.avif', '768.avif', '768.jpg'].map((end) => `cow-hash-${end}`),
  );
  expect(site.manifest()).toMatchObject({ 'cow.jpg': { widthPixels: 1920, heightPixels: 20 } });
  expect(await site.encode(cow, pig)).toEqual(encodedOnce);
  expect(await site.encode(pig, cow)).toEqual(nothingEncoded);
  expect(site.encodedFiles()).toEqual(site.listedFiles());
});

test('a manifest that is lost or damaged comes back from the files, without encoding', async () => {
  await site.encode(cow, pig);
  const before = site.manifest();
  for (const text of ['<<<<<<< ours', '{"cow.jpg": {}}']) {
    site.write('lib/photos/manifest.json', text);
    expect(await site.encode(cow, pig)).toEqual(nothingEncoded);
    expect(site.manifest()).toEqual(before);
  }
});

test('encodes again what changed, became larger on a page, or lost a file', async () => {
  await site.encode(cow, pig);
  expect(site.manifest()['cow.jpg']?.placeholder).toBeUndefined();
  expect(await site.encode(hero, cow, pig)).toEqual(encodedOnce);
  expect(site.manifest()['cow.jpg']?.avif.at(-1)?.widthPixels).toBe(1920);
  expect(site.manifest()['cow.jpg']?.placeholder?.widthPixels).toBe(24);
  expect(endings(site.encodedFiles())).toContain('cow-hash-24.webp');
  site.write('content/photos/pig.jpg', await plainPicture(800).webp().toBuffer());
  expect(await site.encode(hero, pig)).toEqual(encodedOnce);
  site.remove(`public/photos/${site.listedFiles()[0]}`);
  expect(await site.encode(hero, pig)).toEqual(encodedOnce);
});

test.each([
  ['IMG_2034.JPG', 'img-2034'],
  ['WhatsApp Image 2026-11-22 at 07.14.03.jpeg', 'whatsapp-image-2026-11-22-at-07-14-03'],
  ['Koeie se veë (1).png', 'koeie-se-vee-1'],
  ['牛.webp', 'photo'],
])('an original may be called %s, as phones do; its files are %s-…', async (file, name) => {
  site.write(`content/photos/${file}`, blue);
  expect(await site.encode({ file })).toEqual(encodedOnce);
  expect(endings(site.encodedFiles())).toContain(`${name}-hash-768.jpg`);
});

test('names each original that cannot be used, and encodes the others', async () => {
  await site.encode(cow);
  const before = site.manifest()['cow.jpg'];
  site.write('content/photos/cow.jpg', 'no picture');
  site.write('content/photos/clip.mp4', blue);
  const gone = { file: 'gone.jpg' };
  const outside = { file: '../photos/pig.jpg' };
  expect(await site.encode(cow, gone, outside, { file: 'clip.mp4' }, pig)).toEqual({
    encodedCount: 1,
    problems: new Map([
      ['cow.jpg', 'is not a photo that can be read: save it again as JPEG or PNG'],
      ['gone.jpg', 'is missing: add the photo again or choose another one'],
      ['../photos/pig.jpg', 'is missing: add the photo again or choose another one'],
      ['clip.mp4', 'is not a .jpg, .jpeg, .png, .webp or .heic file: choose a photo'],
    ]),
  });
  // `next dev` goes on showing what was encoded before.
  expect(site.manifest()['cow.jpg']).toEqual(before);
  expect(Object.keys(site.manifest())).toEqual(['cow.jpg', 'pig.jpg']);
});

test('deletes only encoded files that are not listed', async () => {
  await site.encode(cow, pig);
  const listed = site.listedFiles();
  const foreign = ['.gitkeep', 'own-drawing.jpg'];
  for (const name of [...foreign, 'cow-00000000-480.avif', 'cow-00000000-768.jpg.part']) {
    site.write(`public/photos/${name}`, '');
  }
  site.remove('content/photos/pig.jpg');
  await site.encode(cow);
  expect(Object.keys(site.manifest())).toEqual(['cow.jpg']);
  deleteUnlisted(join(site.folder, 'public/photos'), Object.values(site.manifest()));
  expect(site.encodedFiles()).toEqual(
    [...listed.filter((name) => name.startsWith('cow')), ...foreign].sort(),
  );
});
