/** @jest-environment node */
import sharp from 'sharp';
import { encodePicture } from './encode-picture';
import { UnusableOriginal } from './read-original';
import { claimSize, noise, plainJpeg, plainPicture } from './test-pictures';

async function problemOf(file: string, bytes: Buffer): Promise<string> {
  const error: unknown = await encodePicture(file, bytes, false).catch((reason) => reason);
  if (!(error instanceof UnusableOriginal)) throw new Error(`${file} was not refused`);
  return error.message;
}

const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(200),
]);

test.each(['', 'no picture', 'RIFF....WEBPVP8 ', '\xff\xd8\xff and then no picture'])(
  'refuses what is no picture (%j)',
  async (content) => {
    expect(await problemOf('cow.jpg', Buffer.from(content, 'latin1'))).toBe(
      "content/photos/cow.jpg can't be read as a picture: save it again as JPEG or PNG, then run npm run photos.",
    );
  },
);

test('refuses pictures that break off before their end', async () => {
  const damaged = (file: string) =>
    `content/photos/${file} is damaged or breaks off before its end: copy it once more or save it again as JPEG, then run npm run photos.`;
  const jpeg = await noise(800, 200).jpeg().toBuffer();
  const progressive = await noise(800, 200).jpeg({ progressive: true }).toBuffer();
  const png = await noise(800, 200).png().toBuffer();
  for (const share of [0.3, 0.9, 0.99]) {
    const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * share));
    expect(await problemOf('cow.jpg', cut(jpeg))).toBe(damaged('cow.jpg'));
    expect(await problemOf('cow.jpg', cut(progressive))).toBe(damaged('cow.jpg'));
    expect(await problemOf('cow.png', cut(png))).toBe(damaged('cow.png'));
  }
});

test('refuses a JPEG with a hole in it', async () => {
  const holey = await noise(800, 200).jpeg().toBuffer();
  holey.fill(0, 20_000, holey.length - 2);
  expect(await problemOf('cow.jpg', holey)).toContain('is damaged or breaks off');
});

test('refuses a picture under 800 wide, once it is upright', async () => {
  const tiny = (widthPixels: number) =>
    `content/photos/cow.jpg is only ${widthPixels} pixels wide: take a larger copy of it, at least 800 wide, then run npm run photos.`;
  expect(await problemOf('cow.jpg', await plainJpeg(799))).toBe(tiny(799));
  const lying = await plainPicture(1600, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await problemOf('cow.jpg', lying)).toBe(tiny(600));
});

test('refuses a picture over 60 megapixels before it decodes it', async () => {
  const jpeg = await plainJpeg(800);
  expect(await problemOf('cow.jpg', claimSize(jpeg, 10_000, 6_001))).toBe(
    'content/photos/cow.jpg has 61 megapixels: save it smaller, at most 60, then run npm run photos.',
  );
  expect(await problemOf('cow.jpg', claimSize(jpeg, 10_000, 6_000))).toContain('breaks off');
});

test('refuses a file whose name ends in another kind of picture', async () => {
  const jpeg = await plainJpeg(800);
  const png = await plainPicture(800).png().toBuffer();
  expect(await problemOf('cow-1.png', jpeg)).toBe(
    'content/photos/cow-1.png is a JPEG picture inside: rename it to cow-1.jpg, in content/photos.ts too, then run npm run photos.',
  );
  expect(await problemOf('cow.jpeg', png)).toContain('a PNG picture inside: rename it to cow.png,');
  expect(await problemOf('cow.jpg', heic)).toContain(
    'a HEIC picture inside: rename it to cow.heic,',
  );
  await expect(encodePicture('cow.jpeg', jpeg, false)).resolves.toBeDefined();
});

test('says what to do with a HEIC picture that it cannot read', async () => {
  expect(sharp.format.heif.input.fileSuffix).not.toContain('.heic');
  expect(await problemOf('cow.heic', heic)).toBe(
    "content/photos/cow.heic is a HEIC picture, which can't be read here: save it as JPEG under a name that ends in .jpg, then run npm run photos.",
  );
});

test('lets a harmless flaw of a camera pass', async () => {
  const jpeg = await plainJpeg(800);
  const endsTwice = Buffer.concat([jpeg, Buffer.from('left over by the camera')]);
  await expect(encodePicture('cow.jpg', endsTwice, false)).resolves.toBeDefined();
});
