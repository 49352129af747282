/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { betterName, findOriginals, sourceHash } from './originals';
import { emptyPlaces } from './test-pictures';

function folderWith(...files: string[]): string {
  const { originalsFolder } = emptyPlaces();
  mkdirSync(join(originalsFolder, 'old'));
  for (const file of files) writeFileSync(join(originalsFolder, file), '');
  return originalsFolder;
}

test('finds the named originals, a hero when any use of it is one', () => {
  const photos = [
    { file: 'cow.jpg', alt: 'A cow.' },
    { file: 'bull.png', alt: 'A bull.', hero: true as const },
    { file: 'bull.png', alt: 'A bull.' },
  ];
  const folder = folderWith('cow.jpg', 'bull.png', 'README.md', '.DS_Store', 'Thumbs.db');
  expect(findOriginals(photos, folder)).toEqual({
    originals: [
      { file: 'bull.png', isHero: true },
      { file: 'cow.jpg', isHero: false },
    ],
    problems: [],
  });
});

test('tells of a photo that is named and not there, and of one that is there and not named', () => {
  const folder = folderWith('unknown.jpg');
  expect(findOriginals([{ file: 'lost.jpg', alt: 'Lost.' }], folder)).toEqual({
    originals: [],
    problems: [
      'content/photos.ts names lost.jpg, which is not in content/photos/: put it there or correct the name, then run npm run photos.',
      'content/photos/unknown.jpg is shown nowhere: name it in content/photos.ts or delete it, then run npm run photos.',
    ],
  });
  expect(
    findOriginals([{ file: 'lost.jpg', alt: 'Lost.' }], '/no/such/folder').problems,
  ).toHaveLength(1);
});

test('tells once of an empty alt text, and still uses the photo', () => {
  const photos = [
    { file: 'cow.jpg', alt: ' ' },
    { file: 'cow.jpg', alt: '\n' },
  ];
  const { originals, problems } = findOriginals(photos, folderWith('cow.jpg'));
  expect(originals).toHaveLength(1);
  expect(problems).toEqual([
    "content/photos.ts says nothing about cow.jpg to people who can't see it: write what it shows as its alt text.",
  ]);
});

test.each([
  ['Cattle 01.JPG', 'cattle-01.jpg'],
  ['büffel_größe.jpg', 'bueffel-groesse.jpg'],
  ['bu\u0308ffel.jpg', 'bueffel.jpg'],
  ['Köe se veë.Jpeg', 'koee-se-vee.jpeg'],
  ['IMG_2041 (1).HEIC', 'img-2041-1.heic'],
  ['-cow-.png', 'cow.png'],
  ['牛.jpg', 'photo.jpg'],
  ['old/cow.jpg', 'old-cow.jpg'],
])('asks to rename %s to %s', (file, better) => {
  expect(betterName(file)).toBe(better);
  const folder = folderWith(file);
  expect(findOriginals([{ file, alt: 'Cattle.' }], folder)).toEqual({
    originals: [],
    problems: [
      `content/photos/${file} has a name that does not work in a web address: rename it to ${better}, in content/photos.ts too, then run npm run photos.`,
    ],
  });
});

test.each(['clip.mp4', 'scan.tif', 'photo'])('asks to save %s as JPEG', (file) => {
  const better = `${file.replace(/\..*/, '')}.jpg`;
  expect(findOriginals([], folderWith(file)).problems).toEqual([
    `content/photos/${file} is no JPEG, PNG or HEIC file: save it as ${better}, name that in content/photos.ts, then run npm run photos.`,
  ]);
});

test('hashes the bytes and the way they are encoded', () => {
  const hash = sourceHash(Buffer.from('cow'), false);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(sourceHash(Buffer.from('cow'), false)).toBe(hash);
  expect(sourceHash(Buffer.from('cow!'), false)).not.toBe(hash);
  expect(sourceHash(Buffer.from('cow'), true)).not.toBe(hash);
});
