/** @jest-environment node */
import sharp from 'sharp';
import { encodeAvif, mostAvifBytes, type Raster } from './encode-avif';
import { encodePicture } from './encode-picture';
import { encoderSettings } from './settings';
import { noise, plainJpeg, plainPicture, redAndBlue } from './test-pictures';

async function pixelAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

function expectColour(actual: readonly number[], wanted: readonly number[]): void {
  expect(actual).toHaveLength(wanted.length);
  for (const [index, value] of wanted.entries()) {
    expect(Math.abs((actual[index] ?? Number.NaN) - value)).toBeLessThan(12);
  }
}

test('leaves out place, camera, description and colour profile', async () => {
  const original = await plainPicture(800)
    .withExif({
      IFD0: { Make: 'Testcamera' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '24/1 53/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Settlers</place></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const before = await sharp(original).metadata();
  expect([before.exif, before.xmp, before.icc].map(Boolean)).toEqual([true, true, true]);

  const { variants } = await encodePicture('cow.jpg', original, false);
  for (const file of variants.flatMap(({ avif, jpeg }) => [avif, jpeg])) {
    const after = await sharp(file).metadata();
    expect([after.exif, after.xmp, after.iptc, after.icc]).toEqual(Array(4).fill(undefined));
    expect(file.toString('latin1')).not.toMatch(/Exif\0|xmpmeta|Testcamera|Settlers|ICC_PROFILE/);
  }
});

test('turns a picture upright as the camera noted', async () => {
  const lying = await (await redAndBlue(200, 900))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { widthPixels, heightPixels, variants } = await encodePicture('cow.jpg', lying, false);
  expect([widthPixels, heightPixels]).toEqual([900, 200]);
  const [smallest] = variants;
  if (!smallest) throw new Error('nothing encoded');
  for (const file of [smallest.avif, smallest.jpeg]) {
    expect(await sharp(file).metadata()).toMatchObject({ width: 480, height: 107 });
    expect((await sharp(file).metadata()).orientation).toBeUndefined();
    expectColour(await pixelAt(file, 240, 10), [255, 0, 0]);
    expectColour(await pixelAt(file, 240, 95), [0, 0, 255]);
  }
});

test.each([
  { width: 2400, isHero: false, widths: [480, 768, 1200] },
  { width: 2400, isHero: true, widths: [480, 768, 1200, 1920] },
  { width: 900, isHero: false, widths: [480, 768, 900] },
  { width: 1200, isHero: true, widths: [480, 768, 1200] },
  { width: 800, isHero: true, widths: [480, 768, 800] },
])('encodes $width pixels, hero $isHero, at $widths', async ({ width, isHero, widths }) => {
  const { variants } = await encodePicture('cow.jpg', await plainJpeg(width), isHero);
  expect(variants.map(({ widthPixels }) => widthPixels)).toEqual(widths);
  for (const { widthPixels, avif, jpeg } of variants) {
    expect(await sharp(avif).metadata()).toMatchObject({
      format: 'heif',
      width: widthPixels,
    });
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: widthPixels,
      isProgressive: true,
    });
  }
});

test('gives the average colour', async () => {
  const half = await encodePicture(
    'cow.png',
    await (await redAndBlue(800, 20)).png().toBuffer(),
    false,
  );
  expect(half.colour).toMatch(/^#(7f|80)00(7f|80)$/);
  const plain = await plainPicture(800).png().toBuffer();
  expect((await encodePicture('cow.png', plain, false)).colour).toBe('#336699');
});

test('brings wide-gamut, grey, 16-bit and transparent originals to plain sRGB', async () => {
  const originals = await Promise.all([
    plainPicture(800, 20, '#20d040').withIccProfile('p3').png().toBuffer(),
    plainPicture(800, 20, '#808080').toColourspace('b-w').png().toBuffer(),
    plainPicture(800, 20, '#336699').toColourspace('rgb16').png().toBuffer(),
    sharp({ create: { width: 800, height: 20, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer(),
  ]);
  const wanted = [
    [0x20, 0xd0, 0x40],
    [0x80, 0x80, 0x80],
    [0x33, 0x66, 0x99],
    [255, 255, 255],
  ];
  for (const [index, original] of originals.entries()) {
    const { variants } = await encodePicture('cow.png', original, false);
    for (const file of variants.flatMap(({ avif, jpeg }) => [avif, jpeg])) {
      expect(await sharp(file).metadata()).toMatchObject({
        space: 'srgb',
        channels: 3,
        depth: 'uchar',
      });
      expectColour(await pixelAt(file, 100, 5), wanted[index] ?? []);
    }
  }
});

describe('the byte budget of an AVIF', () => {
  async function noisyRaster(): Promise<Raster> {
    const pixels = await noise(48, 48).raw().toBuffer();
    return { pixels, raw: { width: 48, height: 48, channels: 3 } };
  }

  test('lowers the quality until the picture fits, and no further than to the least', async () => {
    const raster = await noisyRaster();
    const { best, least } = encoderSettings.avifQuality;
    const encode = (quality: number) =>
      sharp(raster.pixels, { raw: raster.raw })
        .avif({ ...encoderSettings.avif, quality })
        .toBuffer();
    const [largest, smallest] = [await encode(best), await encode(least)];
    expect(await encodeAvif(raster, largest.length)).toEqual(largest);
    const between = Math.round((largest.length + smallest.length) / 2);
    const fitting = await encodeAvif(raster, between);
    expect(fitting.length).toBeLessThanOrEqual(between);
    expect(fitting.length).toBeGreaterThan(smallest.length);
    expect(await encodeAvif(raster, 1)).toEqual(smallest);
  });

  test('is that of the next planned width, and less for a hero', () => {
    expect([480, 768, 900, 1200].map((width) => mostAvifBytes(width, false))).toEqual([
      15_000, 32_000, 60_000, 60_000,
    ]);
    expect(mostAvifBytes(768, true)).toBe(18_000);
    expect(() => mostAvifBytes(4000, true)).toThrow('has no byte budget for 4000 px.');
  });
});
