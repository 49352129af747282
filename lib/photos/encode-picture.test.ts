import sharp from 'sharp';
import { encodeAvif, encodePicture, measurePicture, UnusableOriginal } from './encode-picture';
import { avifOptions, avifQuality } from './settings';
import { noise, plainPicture } from './test-site';

const encodedFiles = (original: Buffer) => encodePicture(original, undefined);

async function expectColour(file: Buffer, left: number, top: number, wanted: readonly number[]) {
  const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  expect(pixel).toHaveLength(wanted.length);
  for (const [index, value] of wanted.entries()) {
    expect(Math.abs((pixel[index] ?? Number.NaN) - value)).toBeLessThan(12);
  }
}

async function withHole(): Promise<Buffer> {
  const jpeg = await noise(800, 200).jpeg().toBuffer();
  return jpeg.fill(0, 20_000, jpeg.length - 2);
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900"/>';
const onItsSide = plainPicture(1600, 600).withMetadata({ orientation: 6 });

// What else is refused is in the tests of hostile edits.
test.each([
  ['a drawing', () => Buffer.from(drawing), /^is not a photo that can be read/],
  ['a JPEG with a hole', withHole, /^is damaged or breaks off before its end/],
  ['less than 800 pixels wide when upright', () => onItsSide.jpeg().toBuffer(), /^is only 600 /],
])('refuses an original that is %s', async (_kind, original, problem) => {
  const encoding = encodePicture(await original(), undefined);
  await expect(encoding).rejects.toThrow(problem);
  await expect(encoding).rejects.toBeInstanceOf(UnusableOriginal);
});

test('an original may be of another format than its name says, or end in bytes of the camera', async () => {
  const webp = await plainPicture(800).webp().toBuffer();
  const jpeg = await plainPicture(800).jpeg().toBuffer();
  for (const original of [webp, Buffer.concat([jpeg, Buffer.from('left by the camera')])]) {
    expect(await encodedFiles(original)).toHaveLength(4);
  }
});

test('leaves out place, camera, description and colour profile', async () => {
  const original = await plainPicture(800)
    .withExif({ IFD0: { Make: 'Testcamera' }, IFD3: { GPSLatitude: '24/1 53/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Settlers</place></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const secrets = /Exif\0|xmpmeta|Testcamera|Settlers|ICC_PROFILE/g;
  const found = (file: Buffer) => new Set(file.toString('latin1').match(secrets));
  expect(found(original).size).toBe(5);
  for (const file of await encodedFiles(original)) expect([...found(file)]).toEqual([]);
});

test('turns a picture upright, and gives its upright size', async () => {
  const red = await plainPicture(100, 900, '#ff0000').png().toBuffer();
  const redAndBlue = plainPicture(200, 900, '#0000ff').composite([{ input: red, left: 0, top: 0 }]);
  const original = await redAndBlue.withMetadata({ orientation: 6 }).png().toBuffer();
  expect(await measurePicture(original)).toEqual({ widthPixels: 900, heightPixels: 200 });
  for (const content of await encodedFiles(original)) {
    const { width, height, orientation } = await sharp(content).metadata();
    expect([height, orientation]).toEqual([Math.round((width * 200) / 900), undefined]);
    await expectColour(content, 240, 10, [255, 0, 0]);
    await expectColour(content, 240, height - 10, [0, 0, 255]);
  }
});

const forHeroes = [
  ['webp', 24],
  ['jpeg', 1200],
] as const;

test.each([
  [2400, undefined, [480, 768, 1200], []],
  [2400, 'edge-to-edge', [480, 768, 1200, 1920], []],
  [800, 'hero', [480, 768, 800], forHeroes],
] as const)(
  'encodes %i pixels, %s, as AVIF at %j, one JPEG and %j',
  async (width, use, widths, more) => {
    const original = await plainPicture(width).jpeg().toBuffer();
    const files = await encodePicture(original, use);
    const read = await Promise.all(files.map((content) => sharp(content).metadata()));
    expect(read.map(({ format, width }) => [format, width])).toEqual([
      ...widths.map((width) => ['heif', width]),
      ['jpeg', 768],
      ...more,
    ]);
    expect(read[widths.length]?.isProgressive).toBe(true);
  },
);

test.each([
  ['wide-gamut', plainPicture(800, 20, '#20d040').withIccProfile('p3').png(), [32, 208, 64]],
  ['CMYK', plainPicture(800, 20, '#a08060').toColourspace('cmyk').jpeg(), [160, 128, 96]],
  ['grey', plainPicture(800, 20, '#808080').toColourspace('b-w').png(), [128, 128, 128]],
  ['16-bit', plainPicture(800).toColourspace('rgb16').png(), [51, 102, 153]],
])('brings a %s original to plain sRGB', async (_kind, original, colour) => {
  for (const file of await encodedFiles(await original.toBuffer())) {
    const { space, channels, depth } = await sharp(file).metadata();
    expect([space, channels, depth]).toEqual(['srgb', 3, 'uchar']);
    await expectColour(file, 100, 5, colour);
  }
});

test('refuses a picture with a hole in it, as half a JPEG becomes, and takes one that could have had', async () => {
  const whole = { create: { width: 800, height: 20, channels: 4, background: '#ff0000' } } as const;
  const half = { create: { ...whole.create, height: 10, background: '#ff000000' } };
  const withHole = sharp(whole).composite([{ input: half, left: 0, top: 10, blend: 'dest-in' }]);
  expect(await encodedFiles(await sharp(whole).png().toBuffer())).not.toEqual([]);
  await expect(encodedFiles(await withHole.webp().toBuffer())).rejects.toThrow('has a hole in it');
});

test('an AVIF has the max quality that fits its byte limit, down to the min quality', async () => {
  const pixels = await noise(48, 48).raw().toBuffer();
  const picture = sharp(pixels, { raw: { width: 48, height: 48, channels: 3 } });
  const encode = (quality: number) => picture.avif({ ...avifOptions, quality }).toBuffer();
  const [largest, smallest] = [await encode(avifQuality.max), await encode(avifQuality.min)];
  expect(await encodeAvif(picture, largest.length)).toEqual(largest);
  const maxBytes = Math.round((largest.length + smallest.length) / 2);
  const fitting = await encodeAvif(picture, maxBytes);
  expect(fitting.length).toBeLessThanOrEqual(maxBytes);
  expect(fitting.length).toBeGreaterThan(smallest.length);
  expect(await encodeAvif(picture, 1)).toEqual(smallest);
});
