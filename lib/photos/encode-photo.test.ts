import sharp from 'sharp';
import { checkPixels, encodePhoto, measurePhoto } from './encode-photo';
import { encodingsFor, narrow } from './encodings';
import { shrink } from './photo-problems';
import { noise, plainPhoto } from './test-site';

const jpeg = { format: 'jpg', width: 480, quality: 62 } as const;

async function colourAt(file: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(file).extract({ left, top, width: 1, height: 1 }).raw();
  return [...(await pixel.toBuffer())].map((value) => Math.round(value / 16) * 16);
}

/** A photo whose left half is red and whose right half is blue. */
async function redAndBlue(width: number) {
  const input = await plainPhoto(width / 2, 900, '#ff0000')
    .png()
    .toBuffer();
  return plainPhoto(width, 900, '#0000ff').composite([{ input, left: 0, top: 0 }]);
}

test('refuses a drawing, and a photo too narrow when upright', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900"/>');
  await expect(measurePhoto(drawing)).rejects.toThrow(/^is not a photo that can be read/);
  const onItsSide = plainPhoto(1600, 600).withMetadata({ orientation: 6 });
  await expect(measurePhoto(await onItsSide.jpeg().toBuffer())).rejects.toThrow(/^is only 600 /);
});

test('shrinks a photo no further than the min width, and then checks its height', async () => {
  expect([shrink(1600, 6000), shrink(4000, 3000), shrink(800, 600)]).toEqual([
    [800, 3000],
    [2400, 1800],
    [800, 600],
  ]);
  const panorama = await plainPhoto(9000, 900).jpeg().toBuffer();
  await expect(measurePhoto(panorama)).rejects.toThrow(
    'is too low for its width, 9000 by 900 pixels',
  );
  const shrunk = await plainPhoto(...shrink(9000, 900))
    .jpeg()
    .toBuffer();
  await expect(measurePhoto(shrunk)).rejects.toThrow('is too low for its width');
});

test('refuses a truncated JPEG, and what a browser decodes from one', async () => {
  const whole = await noise(800, 200).jpeg().toBuffer();
  const marker = whole.subarray(0, 2);
  await checkPixels(Buffer.concat([marker, Buffer.from('left by the camera'), whole.subarray(2)]));
  await expect(checkPixels(whole.subarray(0, 20_000))).rejects.toThrow(/^is damaged/);
  const half = plainPhoto(800).extend({ bottom: 20, background: '#00000000' }).webp();
  await expect(checkPixels(await half.toBuffer())).rejects.toThrow(/^has a transparent part/);
});

test('removes place, camera, description and colour profile', async () => {
  const original = await plainPhoto(800, 450, '#20d040')
    .withExif({ IFD0: { Make: 'Testcamera' }, IFD3: { GPSLatitude: '24/1 53/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Settlers</place></x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const secrets = /Exif\0|xmpmeta|Testcamera|Settlers|ICC_PROFILE/g;
  const found = (file: Buffer) => new Set(file.toString('latin1').match(secrets));
  expect(found(original).size).toBe(5);
  for (const encoding of encodingsFor({ use: 'hero' })) {
    const file = await encodePhoto(original, { ...encoding, width: 24 });
    expect([...found(file)]).toEqual([]);
    expect(await colourAt(file, 10, 0)).toEqual([32, 208, 64]);
  }
});

test('turns a photo upright and returns its upright size', async () => {
  const onItsSide = (await redAndBlue(600)).withMetadata({ orientation: 6 });
  const original = await onItsSide.png().toBuffer();
  expect(await measurePhoto(original)).toEqual({ widthPixels: 900, heightPixels: 600 });
  const file = await encodePhoto(original, jpeg);
  expect(await sharp(file).metadata()).toMatchObject({ width: 480, height: 320 });
  expect(await colourAt(file, 240, 10)).toEqual([256, 0, 0]);
  expect(await colourAt(file, 240, 310)).toEqual([0, 0, 256]);
});

test('lowers the quality until a file fits its limit, but not below a minimum', async () => {
  const original = await noise(480, 48).png().toBuffer();
  const bytes = async (quality: number, maxBytes = 1_000_000) =>
    (await encodePhoto(original, { ...jpeg, quality, maxBytes })).length;
  const middle = await bytes(40);
  expect(await bytes(46, middle)).toBe(middle);
  expect(await bytes(46, 1)).toBe(await bytes(28));
});

test.each([
  [0, [256, 0, 0]],
  [100, [0, 0, 256]],
])('crops the hero of an upright phone around its focal point, at %s %%', async (x, colour) => {
  const original = await (await redAndBlue(1600)).png().toBuffer();
  const file = await encodePhoto(original, { ...narrow, focalPoint: { x, y: 50 } });
  expect(await sharp(file).metadata()).toMatchObject({ width: 560, height: 700 });
  expect(await colourAt(file, 280, 350)).toEqual(colour);
});
