/** Prepares a chosen photo: upright, small, and without the place and the camera in its EXIF. */
import { findPixelProblem, photoProblems, shrink } from '@/lib/photos/photo-problems';
import { photosPath } from './protocol';

const quality = 0.85;

/** The photos chosen in this tab, as data addresses by their names. Unsaved ones are lost with the tab. */
export const newPhotos = new Map<string, string>();
/** The address of a photo of this tab, or of `main`. */
export const addressOf = (name: string) =>
  newPhotos.get(name) ?? `${photosPath}/${name.split('/').map(encodeURIComponent).join('/')}`;
export const lostPhoto = 'The page reloaded, so the photo is gone. Choose it again.';

/** A data address of the photo, without its EXIF. */
function encode(photo: ImageBitmap, width: number, height: number): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot shrink photos: use another.');
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
 * @param isLandscape whether it must not be upright
 * @returns its name in content/photos/
 * @throws one sentence, beginning with the file's name, if the site cannot use it
 */
export async function resizePhoto(file: File, isLandscape = false): Promise<string> {
  const refuse = (problem: string): never => {
    throw new Error(`${file.name} ${problem}.`);
  };
  const photo = await createImageBitmap(file).catch(() =>
    refuse(photoProblems[/hei[cf]$/i.test(file.name + file.type) ? 'heic' : 'unreadable']),
  );
  const [width, height] = shrink(photo.width, photo.height);
  const isUpright = isLandscape && height > width;
  const problem = isUpright ? photoProblems.upright : findPixelProblem(width, height);
  if (problem) refuse(problem);
  const address = encode(photo, width, height);
  photo.close();
  const name = nameFor(file, address);
  newPhotos.set(name, address);
  return name;
}
