/** Prepares a chosen photo: rotates and shrinks it, and drops its EXIF, which has the place and the camera. */
import { findPixelProblem, photoProblems, shrink } from '@/lib/photos/photo-problems';
import { photosPath } from './protocol';

const quality = 0.85;

/** The photos chosen in this tab, as data URLs by file name. A reload loses them. */
export const newPhotos = new Map<string, string>();
/** The URL of a photo chosen in this tab, or on `main`. */
export const photoUrl = (name: string) =>
  newPhotos.get(name) ?? `${photosPath}/${name.split('/').map(encodeURIComponent).join('/')}`;
export const lostPhoto = 'The page reloaded, so the photo is gone. Choose it again.';

/** Encodes the photo as a data URL. */
function encode(photo: ImageBitmap, width: number, height: number): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot shrink photos: use another.');
  // The build refuses transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, width, height);
  const webp = canvas.toDataURL('image/webp', quality);
  // Safari cannot encode WebP: it returns a PNG.
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', quality);
}

/** Builds a unique name from the file's name and the time. */
function nameFor(file: File, url: string): string {
  const base = file.name.replace(/\.\w+$/, '').toLowerCase();
  const readable = base.replace(/[^a-z0-9]+/g, '-').slice(0, 40);
  const extension = url.startsWith('data:image/webp') ? 'webp' : 'jpg';
  return `${readable}-${Date.now().toString(36)}.${extension}`;
}

/**
 * Prepares a photo for its form to save.
 * @param isLandscape refuses a photo that is taller than wide
 * @returns its name in content/photos/
 * @throws one sentence that starts with the file's name, if the site cannot use it
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
  const url = encode(photo, width, height);
  photo.close();
  const name = nameFor(file, url);
  newPhotos.set(name, url);
  return name;
}
