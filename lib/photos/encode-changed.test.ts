/** @jest-environment node */
import { encodeChanged } from './encode-changed';
import type { NamedPhoto } from './originals';
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

test('writes files with hashed names, says which photo it encodes, continues where it was stopped', async () => {
  const said: string[] = [];
  const stopped = encodeChanged([cow, pig], site.folder, (line) => {
    said.push(line);
    if (line.includes('pig.jpg')) throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(said).toEqual(['Encoding cow.jpg, 1 of 2 ...', 'Encoding pig.jpg, 2 of 2 ...']);
  expect(site.manifest()).toMatchObject({ 'cow.jpg': { widthPixels: 1920, heightPixels: 20 } });
  expect(site.encodedFiles()).toEqual(site.listedFiles());
  expect(site.encodedFiles().map((name) => name.replace(/[0-9a-f]{8}/, 'hash'))).toEqual(
    ['1200.avif', '480.avif', '768.avif', '768.jpg'].map((end) => `cow-hash-${end}`),
  );
  for (const [encodedCount, unchangedCount] of [
    [1, 1],
    [0, 2],
  ]) {
    expect(await site.encode(cow, pig)).toEqual({ encodedCount, unchangedCount, problems: [] });
  }
  expect(site.check(cow, pig)).toEqual([]);
});

/** Expects that one thing is reported, and that to put it right one photo is encoded again. */
async function expectEncodedAgain(photos: readonly NamedPhoto[], problem: string) {
  const remedy = 'run npm run photos, then build again.';
  expect(site.check(...photos)).toEqual([`${problem}: ${remedy}`]);
  expect(await site.encode(...photos)).toMatchObject({ encodedCount: 1, unchangedCount: 1 });
  expect(site.check(...photos)).toEqual([]);
  expect(site.encodedFiles()).toEqual(site.listedFiles());
}

const changed = 'content/photos/cow.jpg has changed since it was encoded';

test('encodes what changed, became a hero or lost a file again, and deletes the old files', async () => {
  await site.encode(cow, pig);
  await expectEncodedAgain([hero, pig], changed);
  expect(site.manifest()['cow.jpg']?.avif.at(-1)?.widthPixels).toBe(1920);
  const [missing] = site.encodedFiles();
  site.remove(`public/photos/${missing}`);
  const problem = `public/photos/${missing}, made from content/photos/cow.jpg, is missing`;
  await expectEncodedAgain([hero, pig], problem);
  site.write('content/photos/cow.jpg', blue);
  await expectEncodedAgain([hero, pig], changed);
});

test.each(['<<<<<<< ours', '{"cow.jpg": {}}'])(
  'with a damaged manifest, %j, no photo counts as encoded',
  async (text) => {
    await site.encode(cow, pig);
    const before = site.manifest();
    site.write('lib/photos/manifest.json', text);
    expect(site.check(cow, pig)).toEqual(
      ['cow', 'pig'].map(
        (name) =>
          `content/photos/${name}.jpg is not encoded yet: run npm run photos, then build again.`,
      ),
    );
    expect(await site.encode(pig, cow)).toMatchObject({ encodedCount: 2 });
    expect(site.manifest()).toEqual(before);
  },
);

test('deletes the files of a photo that is no longer used, and no others', async () => {
  await site.encode(cow, pig);
  const foreign = ['.gitkeep', 'own-drawing.jpg'];
  for (const name of [...foreign, 'cow-00000000-480.avif']) {
    site.write(`public/photos/${name}`, '');
  }
  site.remove('content/photos/pig.jpg');
  expect((await site.encode(cow)).problems).toEqual([]);
  expect(Object.keys(site.manifest())).toEqual(['cow.jpg']);
  expect(site.encodedFiles()).toEqual([...site.listedFiles(), ...foreign].sort());
});

test('reports each original that cannot be used, encodes the others, and keeps earlier files', async () => {
  await site.encode(cow, pig);
  const before = site.manifest()['cow.jpg'];
  site.write('content/photos/cow.jpg', 'no picture');
  site.write('content/photos/new.jpg', blue);
  site.write('content/photos/Old Cow.jpg', blue);
  const { encodedCount, unchangedCount, problems } = await site.encode(cow, pig, {
    file: 'new.jpg',
  });
  expect([encodedCount, unchangedCount]).toEqual([1, 1]);
  expect(problems).toEqual([
    expect.stringContaining('Old Cow.jpg has a name that does not work'),
    expect.stringContaining("cow.jpg can't be read as a picture"),
  ]);
  expect(site.manifest()['cow.jpg']).toEqual(before);
  expect(Object.keys(site.manifest())).toEqual(['cow.jpg', 'new.jpg', 'pig.jpg']);
  expect(site.encodedFiles()).toEqual(site.listedFiles());
});
