import sharp from 'sharp';

/** Upright, in pixels. */
const size = { width: 3000, height: 4000 };

/**
 * A photo as a phone takes it: the sensor's pixels lie on their side, EXIF says how to turn them
 * upright, and names the camera and the place. Upright it is red above and blue below.
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
    .withExifMerge({
      IFD0: { Make: 'Example Phones', Model: 'Example 1' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '24/1 53/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '28/1 17/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();
}

/** What a photo shows, from above to below, as [red, green, blue] each, and what else its file says. */
export async function describePhoto(content: Buffer) {
  const { width, height, format, exif } = await sharp(content).metadata();
  const { data } = await sharp(content)
    .resize(1, 2, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRed = (offset: number) => (data[offset] ?? 0) > 200 && (data[offset + 2] ?? 255) < 60;
  const isBlue = (offset: number) => (data[offset] ?? 255) < 60 && (data[offset + 2] ?? 0) > 200;
  return { width, height, format, exif, isUpright: height > width && isRed(0) && isBlue(3) };
}
