import { join } from 'node:path';
import { deleteUnlisted, type NamedPhoto } from './encode-missing';
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

/** The names of the photos that are encoded now. */
const encode = async (...photos: NamedPhoto[]) => (await site.encode(...photos)).encoded;

test('encodes what has no encoded files yet, and nothing twice', async () => {
  expect(await encode(cow)).toEqual(['cow.jpg']);
  const names = site.encodedFiles().map((name) => name.replace(/[0-9a-f]{8}/, 'hash'));
  expect(names).toEqual(
    ['1200.avif', '480.avif', '768.avif', '768.jpg'].map((end) => `cow-hash-${end}`),
  );
  expect(site.manifest()).toMatchObject({ 'cow.jpg': { widthPixels: 1920, heightPixels: 20 } });
  expect(await encode(cow, pig)).toEqual(['pig.jpg']);
  expect(await encode(pig, cow)).toEqual([]);
  expect(site.encodedFiles()).toEqual(site.listedFiles());
});

test('a manifest that is lost or damaged comes back from the files, without encoding', async () => {
  await encode(cow, pig);
  const before = site.manifest();
  for (const text of ['<<<<<<< ours', '{"cow.jpg": {}}']) {
    site.write('lib/photos/manifest.json', text);
    expect(await encode(cow, pig)).toEqual([]);
    expect(site.manifest()).toEqual(before);
  }
});

test('encodes again what changed, became larger on a page, or lost a file', async () => {
  await encode(cow, pig);
  expect(site.manifest()['cow.jpg']?.placeholder).toBeUndefined();
  expect(await encode(hero, cow, pig)).toEqual(['cow.jpg']);
  expect(site.manifest()['cow.jpg']?.avif.at(-1)?.widthPixels).toBe(1920);
  expect(site.manifest()['cow.jpg']?.placeholder?.widthPixels).toBe(24);
  site.write('content/photos/pig.jpg', await plainPicture(800).webp().toBuffer());
  expect(await encode(hero, pig)).toEqual(['pig.jpg']);
  site.remove(`public/photos/${site.listedFiles()[0]}`);
  expect(await encode(hero, pig)).toEqual(['cow.jpg']);
});

test.each([
  ['WhatsApp Image 2026-11-22 at 07.14.03.jpeg', 'whatsapp-image-2026-11-22-at-07-14-03-'],
  ['Koeie se veë (1).png', 'koeie-se-vee-1-'],
  ['牛.webp', 'photo-'],
])('an original may be called %s, as phones do; its files are %s…', async (file, name) => {
  site.write(`content/photos/${file}`, blue);
  await encode({ file });
  expect(site.listedFiles().every((listed) => listed.startsWith(name))).toBe(true);
});

test('names each original that cannot be used, and encodes the others', async () => {
  await encode(cow);
  const before = site.manifest()['cow.jpg'];
  site.write('content/photos/cow.jpg', 'no picture');
  const outside = { file: '../photos/pig.jpg' };
  expect(await site.encode(cow, outside, pig)).toEqual({
    encoded: ['pig.jpg'],
    problems: new Map([
      ['cow.jpg', 'is not a photo that can be read: save it again as JPEG or PNG'],
      ['../photos/pig.jpg', 'is missing: add the photo again or choose another one'],
    ]),
  });
  // `next dev` goes on showing what was encoded before.
  expect(site.manifest()['cow.jpg']).toEqual(before);
  expect(Object.keys(site.manifest())).toEqual(['cow.jpg', 'pig.jpg']);
});

test('deletes only encoded files that are not listed', async () => {
  await encode(cow, pig);
  const listed = site.listedFiles();
  const foreign = ['.gitkeep', 'own-drawing.jpg'];
  for (const name of [...foreign, 'cow-00000000-480.avif', 'cow-00000000-768.jpg.part']) {
    site.write(`public/photos/${name}`, '');
  }
  site.remove('content/photos/pig.jpg');
  await encode(cow);
  deleteUnlisted(join(site.folder, 'public/photos'), Object.values(site.manifest()));
  const left = listed.filter((name) => name.startsWith('cow'));
  expect(site.encodedFiles()).toEqual([...left, ...foreign].sort());
});
