/** What can be wrong with a photo: one sentence each that says what, where, and what to do next. */
import { leastOriginalWidthPixels, mostOriginalPixels } from './settings';

const again = 'then run npm run photos';

export const sentences = {
  missing: (file: string) =>
    `content/photos.ts names ${file}, which is not in content/photos/: put it there or correct the name, ${again}.`,
  unnamed: (file: string) =>
    `content/photos/${file} is shown nowhere: name it in content/photos.ts or delete it, ${again}.`,
  misnamed: (file: string, better: string) =>
    `content/photos/${file} has a name that does not work in a web address: rename it to ${better}, in content/photos.ts too, ${again}.`,
  otherFormat: (file: string, better: string) =>
    `content/photos/${file} is no JPEG, PNG or HEIC file: save it as ${better}, name that in content/photos.ts, ${again}.`,
  noWords: (file: string) =>
    `content/photos.ts says nothing about ${file} to people who can't see it: write what it shows as its alt text.`,
  wrongExtension: (file: string, kind: string, better: string) =>
    `content/photos/${file} is a ${kind} picture inside: rename it to ${better}, in content/photos.ts too, ${again}.`,
  unreadable: (file: string) =>
    `content/photos/${file} can't be read as a picture: save it again as JPEG or PNG, ${again}.`,
  heic: (file: string) =>
    `content/photos/${file} is a HEIC picture, which can't be read here: save it as JPEG under a name that ends in .jpg, ${again}.`,
  damaged: (file: string) =>
    `content/photos/${file} is damaged or breaks off before its end: copy it once more or save it again as JPEG, ${again}.`,
  tiny: (file: string, widthPixels: number) =>
    `content/photos/${file} is only ${widthPixels} pixels wide: take a larger copy of it, at least ${leastOriginalWidthPixels} wide, ${again}.`,
  huge: (file: string, pixels: number) =>
    `content/photos/${file} has ${Math.ceil(pixels / 1_000_000)} megapixels: save it smaller, at most ${mostOriginalPixels / 1_000_000}, ${again}.`,
  notEncoded: (file: string) =>
    `content/photos/${file} is not encoded yet: run npm run photos, then build again.`,
  changed: (file: string) =>
    `content/photos/${file} has changed since it was encoded: run npm run photos, then build again.`,
  encodedMissing: (file: string, url: string) =>
    `public${url}, made from content/photos/${file}, is missing: run npm run photos, then build again.`,
};
