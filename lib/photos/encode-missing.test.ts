import type { NamedPhoto } from './encode-missing';
import { plainPhoto, setUpTestSite } from './test-site';

const cow = { file: 'cow.jpg' };
const pig = { file: 'WhatsApp Image (1).PNG', use: 'small' } as const;
const hero = { ...cow, use: 'hero' } as const;
const site = setUpTestSite();

beforeEach(async () => {
  site.write('content/photos/cow.jpg', await plainPhoto(1920, 1080).jpeg().toBuffer());
  site.write(`content/photos/${pig.file}`, await plainPhoto(800).png().toBuffer());
});

/** The names of the photos that are encoded now. */
const encode = async (...photos: NamedPhoto[]) => (await site.encode(...photos)).encoded;
const endings = (file: string) =>
  site.manifest()[file]?.files.map(({ widthPixels, format }) => `-${widthPixels}.${format}`);

test('encodes a photo once at the widths of its use, even if the manifest is damaged', async () => {
  expect(await encode(cow)).toEqual(['cow.jpg']);
  expect(endings('cow.jpg')).toEqual(['-768.avif', '-1200.avif', '-768.jpg']);
  expect(await encode(cow, pig)).toEqual([pig.file]);
  expect(endings(pig.file)).toEqual([
    '-240.avif',
    '-320.avif',
    '-480.avif',
    '-768.avif',
    '-800.avif',
    '-768.jpg',
  ]);
  expect(site.manifest()[pig.file]?.base).toMatch(/^\/photos\/whatsapp-image-1--[0-9a-f]{8}$/);
  expect(site.encodedFiles()).toEqual(site.listedFiles());
  const before = site.manifest();
  expect(await encode(pig, cow)).toEqual([]);
  site.write('lib/photos/manifest.json', '<<<<<<< ours');
  expect(await encode(cow, pig)).toEqual([]);
  expect(site.manifest()).toEqual(before);
});

test('encodes a photo again if it changed, is shown larger, or lost a file that is not cached either', async () => {
  await encode(cow, pig);
  expect(await encode(hero, cow, pig)).toEqual(['cow.jpg']);
  expect(endings('cow.jpg')?.slice(2)).toEqual([
    '-1920.avif',
    '-768.jpg',
    '-560.avif',
    '-1200.jpg',
  ]);
  site.write(`content/photos/${pig.file}`, await plainPhoto(800).webp().toBuffer());
  expect(await encode(hero, pig)).toEqual([pig.file]);
  const lost = `${site.manifest()[pig.file]?.base}-768.avif`;
  for (const encoded of [[], [pig.file]]) {
    site.remove(`public${lost}`);
    if (encoded.length > 0) site.remove(`.next/cache${lost}`);
    expect(await encode(hero, pig)).toEqual(encoded);
    expect(site.encodedFiles()).toEqual(site.listedFiles());
  }
});

test('names each unusable original, and keeps what was encoded before', async () => {
  await encode(cow);
  const before = site.manifest();
  site.write('content/photos/cow.jpg', 'no photo');
  const { problems } = await site.encode(cow, { file: 'pig.jpg' });
  expect([...problems]).toEqual([
    ['cow.jpg', 'is not a photo that can be read: save it again as JPEG or PNG'],
    ['pig.jpg', 'is missing: add the photo again or choose another one'],
  ]);
  expect(site.manifest()).toEqual(before);
});

test('deletes the encoded files of removed photos', async () => {
  await encode(cow, pig);
  site.remove('content/photos/cow.jpg');
  await encode(pig);
  expect(Object.keys(site.manifest())).toEqual([pig.file]);
  expect(site.encodedFiles()).toEqual(site.listedFiles());
  expect(site.encodedFiles('.next/cache/photos')).toEqual(site.listedFiles());
});
