/** Takes a photo in: upright, small, and without its place and camera. */

/** Larger than the largest photo of the site at double density, and still quick to send. */
const maxPixels = 2400;
const minWidthPixels = 800;
const maxMegapixels = 60;
const quality = 0.85;

/** Photos that were chosen and are not yet saved, by their names. They go with the tab. */
export const newPhotos = new Map<string, Blob>();

/** @returns null where the browser has not the memory for it */
async function encode(photo: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(photo, 0, 0, width, height);
  const write = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const webp = await write('image/webp');
  // Safari has no encoder for WebP, and gives a PNG.
  return webp?.type === 'image/webp' ? webp : write('image/jpeg');
}

/** A name from the file's own and its content, so that no two photos share one. */
async function nameOf(file: File, content: Blob): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()));
  const digest = Array.from(bytes.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  const base = file.name.replace(/\.\w+$/, '').toLowerCase();
  const readable = base.replace(/[^a-z0-9]+/g, '-').slice(0, 40);
  return `${readable}-${digest}.${content.type === 'image/webp' ? 'webp' : 'jpg'}`;
}

/**
 * Takes a photo in, to be saved with its form.
 * @returns its name in content/photos/
 * @throws one sentence, which begins with the name of its file, for one that the site cannot use
 */
export async function takePhotoIn(file: File): Promise<string> {
  const refuse = (problem: string): never => {
    throw new Error(`${file.name} ${problem}.`);
  };
  const photo = await createImageBitmap(file).catch(() =>
    refuse(
      /hei[cf]$/i.test(file.name + file.type)
        ? 'is a HEIC photo, which this browser cannot read: save it as JPEG'
        : 'is not a photo that this browser can read: save it again as JPEG or PNG',
    ),
  );
  const megapixels = Math.ceil((photo.width * photo.height) / 1_000_000);
  if (megapixels > maxMegapixels) refuse(`has ${megapixels} megapixels: take one of at most 60`);
  const scale = Math.min(1, maxPixels / Math.max(photo.width, photo.height));
  const [width, height] = [photo.width, photo.height].map((size) => Math.round(size * scale));
  if (!width || !height || width < minWidthPixels) {
    return refuse(`is only ${width} pixels wide: take a larger copy of it, at least 800 wide`);
  }
  const encoded = await encode(photo, width, height);
  const content = encoded ?? refuse('is too large for this phone: take a smaller copy of it');
  photo.close();
  const name = await nameOf(file, content);
  newPhotos.set(name, content);
  return name;
}
