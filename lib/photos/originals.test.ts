/** @jest-environment node */
import { findOriginals, type NamedPhoto } from './originals';
import { prepareSite } from './test-site';

const site = prepareSite();

function siteWith(...files: string[]): string {
  for (const file of files) site.write(`content/photos/${file}`, '');
  return site.folder;
}

test('finds the named originals, each with the largest use that it has anywhere', () => {
  const root = siteWith('cow.jpg', 'bull.png', 'pig.jpg', 'README.md', '.DS_Store', 'Thumbs.db');
  const photos: NamedPhoto[] = [
    { file: 'bull.png', use: 'edge-to-edge' },
    { file: 'bull.png', use: 'hero' },
    { file: 'cow.jpg', use: 'edge-to-edge' },
    { file: 'cow.jpg' },
    { file: 'pig.jpg' },
  ];
  expect(findOriginals(photos, root)).toMatchObject({
    originals: [
      { file: 'bull.png', use: 'hero' },
      { file: 'cow.jpg', use: 'edge-to-edge' },
      { file: 'pig.jpg', use: 'narrower' },
    ],
    problems: [],
  });
});

test('reports a photo without a file, and a file that is no photo of the site', () => {
  const missing =
    'content/photos.ts names missing.jpg, which is not in content/photos/: put it there or correct the name, then run npm run photos.';
  expect(findOriginals([{ file: 'missing.jpg' }], siteWith('unused.jpg'))).toEqual({
    originals: [],
    problems: [
      missing,
      'content/photos/unused.jpg is shown nowhere: name it in content/photos.ts or delete it, then run npm run photos.',
    ],
  });
  expect(findOriginals([{ file: 'missing.jpg' }], '/no/site').problems).toEqual([missing]);
});

test.each([
  ['Koeie se veë 01.JPeg', 'rename it to koeie-se-vee-01.jpeg'],
  ['牛.jpg', 'rename it to photo.jpg'],
  ['old/cow.jpg', 'rename it to old-cow.jpg'],
  ['clip.mp4', 'save it as clip.jpg'],
])('gives %s a name that works: %s', (file, remedy) => {
  const { originals, problems } = findOriginals([{ file }], siteWith(file));
  expect(originals).toEqual([]);
  expect(problems).toEqual([expect.stringContaining(remedy)]);
});
