/** Prepares a chosen photo: upright, small, and without the place and the camera in its EXIF. */
import { findPixelProblem, photoProblems } from '@/lib/photos/photo-problems';
import { photosPath } from './protocol';

/** Larger than the largest photo of the site at double density, and still quick to send. */
const maxPixels = 2400;
const quality = 0.85;

/** The photos chosen in this tab, as data addresses by their names. Unsaved ones are lost with the tab. */
export const newPhotos = new Map<string, string>();
/** The address of a photo of this tab, or of `main`. */
export const addressOf = (name: string) =>
  newPhotos.get(name) ?? `${photosPath}/${name.split('/').map(encodeURIComponent).join('/')}`;
export const lostPhoto = 'The page reloaded, so the photo is gone. Choose it again.';

const probe = [200, 100, 50] as const;

/** Whether what is drawn reads back: a browser that guards against fingerprints gives white or noise instead. */
function isReadable(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = `rgb(${probe.join()})`;
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.every((value, index) => Math.abs(value - (probe[index % 4] ?? 255)) < 9);
}

/** A data address of the photo, without its EXIF; undefined if this browser cannot draw it. */
function encode(photo: ImageBitmap, width: number, height: number): string | undefined {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !isReadable(context)) return undefined;
  // The build refuses a photo with a transparent part.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, width, height);
  const webp = canvas.toDataURL('image/webp', quality);
  // Safari cannot encode WebP, and returns a PNG.
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', quality);
}

/** A name from the file's own and the time, so that no two photos share one. */
function nameFor(file: File, address: string): string {
  const base = file.name.replace(/\.\w+$/, '').toLowerCase();
  const readable = base.replace(/[^a-z0-9]+/g, '-').slice(0, 40);
  const extension = address.startsWith('data:image/webp') ? 'webp' : 'jpg';
  return `${readable}-${Date.now().toString(36)}.${extension}`;
}

/**
 * Prepares a photo, to be saved with its form.
 * @returns its name in content/photos/
 * @throws one sentence, beginning with the file's name, if the site cannot use it
 */
export async function resizePhoto(file: File): Promise<string> {
  const refuse = (problem: string): never => {
    throw new Error(`${file.name} ${problem}.`);
  };
  const photo = await createImageBitmap(file).catch(() =>
    refuse(photoProblems[/hei[cf]$/i.test(file.name + file.type) ? 'heic' : 'unreadable']),
  );
  const scale = Math.min(1, maxPixels / Math.max(photo.width, photo.height));
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const problem = findPixelProblem(width, height);
  if (problem) refuse(problem);
  const address =
    encode(photo, width, height) ??
    refuse(
      'cannot be made smaller by this browser, which guards against fingerprints: use another',
    );
  photo.close();
  const name = nameFor(file, address);
  newPhotos.set(name, address);
  return name;
}
