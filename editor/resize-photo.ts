/** Prepares a chosen photo: upright, small, and without the place and the camera in its EXIF. */
import { findPixelProblem, photoProblems } from '@/lib/photos/photo-problems';

/** Larger than the largest photo of the site at double density, and still quick to send. */
const maxPixels = 2400;
const quality = 0.85;

/** The photos chosen in this tab, as data addresses by their names. Unsaved ones are lost with the tab. */
export const newPhotos = new Map<string, string>();
export const lostPhoto = 'The page reloaded, so the photo is gone. Choose it again.';

/** A data address of the photo, without its EXIF. */
function encode(photo: ImageBitmap, width: number, height: number): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(photo, 0, 0, width, height);
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
  const address = encode(photo, width, height);
  photo.close();
  const name = nameFor(file, address);
  newPhotos.set(name, address);
  return name;
}
