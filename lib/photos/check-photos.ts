import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyPhoto } from '@/content/photos';
import { missingUrl, notEncoded, readManifest } from './manifest';
import { findOriginals, type NamedPhoto, originalsFolder, sourceHash } from './originals';

/**
 * One sentence for each thing that keeps the photos from being shown as content/photos.ts wants
 * them. Reads every original, decodes none and does without sharp.
 * @param root the folder of the project
 */
export function checkPhotos(photos: readonly NamedPhoto[] = everyPhoto, root = '.'): string[] {
  const { originals, problems } = findOriginals(photos, root);
  const manifest = readManifest(root);
  for (const { file, use } of originals) {
    const photo = manifest[file];
    const original = `${originalsFolder}/${file}`;
    const hash = sourceHash(readFileSync(join(root, original)), use);
    const url = photo && missingUrl(photo, root);
    const remedy = 'run npm run photos, then build again.';
    if (!photo) problems.push(notEncoded(file));
    else if (photo.sourceHash !== hash)
      problems.push(`${original} has changed since it was encoded: ${remedy}`);
    else if (url) problems.push(`public${url}, made from ${original}, is missing: ${remedy}`);
  }
  return problems;
}
