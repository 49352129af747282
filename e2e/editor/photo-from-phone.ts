import sharp from 'sharp';

/** Upright, in pixels. */
const size = { width: 3000, height: 4000 };

/**
 * A photo as a phone takes it: the sensor's pixels lie on their side, EXIF says how to turn them
 * upright, and names the place. Upright it is red above and blue below.
 */
export async function photoFromPhone(): Promise<Buffer> {
  const sky = {
    create: { ...size, height: size.height / 2, channels: 3, background: 'red' },
  } as const;
  const onItsSide = await sharp({ create: { ...size, channels: 3, background: 'blue' } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  return sharp(onItsSide)
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '24/1 53/1 0/1' } })
    .jpeg()
    .toBuffer();
}

/** What is in the file of a photo, and whether it is red above and blue below. */
export async function describePhoto(content: Buffer) {
  const { width, height, format, exif } = await sharp(content).metadata();
  const halves = await sharp(content).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const [redAbove = 0, , , , , blueBelow = 0] = halves;
  return { width, height, format, exif, isUpright: redAbove > 200 && blueBelow > 200 };
}
