/**
 * Why the build and the editor refuse a photo: each problem continues a sentence after the file's name. Imports
 * nothing, so that the editor can use it without sharp.
 */

const minWidthPixels = 800;
/** After shrinking: a lower photo would show too little at 3:2. */
const minHeightPixels = 450;
/** The longer side after shrinking: larger than the largest photo of the site at double density, and quick to send. */
const maxSidePixels = 2400;
const maxMegapixels = 60;
/** A phone's photo has 2 to 6, and git keeps every original forever. */
const maxMegabytes = 10;

export const photoProblems = {
  missing: 'is missing: add the photo again or choose another one',
  unreadable: 'is not a photo that can be read: save it again as JPEG or PNG',
  // The format is patented: npm's build of sharp and most browsers cannot decode it.
  heic: 'is a HEIC photo, which cannot be read here: save it as JPEG',
  damaged: 'is damaged or breaks off before its end: add it once more or save it again as JPEG',
  upright: 'is upright, and stands across the top of a page: hold the phone sideways',
  // A browser decodes a truncated JPEG into a photo with a transparent lower part.
  transparent: 'has a transparent part: add it once more or save it again as JPEG',
} as const;

/** The problem with the size of a file, if it has one. */
export function findFileProblem(bytes: number): string | undefined {
  if (bytes === 0) return 'is empty: add the photo again';
  const megabytes = Math.ceil(bytes / 1_000_000);
  if (megabytes <= maxMegabytes) return undefined;
  return `has ${megabytes} megabytes: save it smaller, at most ${maxMegabytes}`;
}

/** The size to which the editor shrinks a photo, in pixels: never below the min width. */
export function shrink(widthPixels: number, heightPixels: number): [width: number, height: number] {
  const longer = Math.max(widthPixels, heightPixels);
  const scale = Math.min(1, Math.max(maxSidePixels / longer, minWidthPixels / widthPixels));
  return [Math.round(widthPixels * scale), Math.round(heightPixels * scale)];
}

/** The problem with the size of a photo, shrunk or not, if it has one. */
export function findPixelProblem(widthPixels: number, heightPixels: number): string | undefined {
  const megapixels = Math.ceil((widthPixels * heightPixels) / 1_000_000);
  if (megapixels > maxMegapixels) {
    return `has ${megapixels} megapixels: save it smaller, at most ${maxMegapixels}`;
  }
  if (widthPixels < minWidthPixels) {
    return `is only ${widthPixels} pixels wide: use a larger copy, at least ${minWidthPixels} wide`;
  }
  const [, height] = shrink(widthPixels, heightPixels);
  if (height >= minHeightPixels) return undefined;
  return `is too low for its width, ${widthPixels} by ${heightPixels} pixels: use one that is less cut`;
}
