import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyPhoto } from '@/content/photos';
import { missingUrl } from './encoded-files';
import { type PhotoPlaces, readManifest, sitePlaces } from './manifest-file';
import { findOriginals, type NamedPhoto, sourceHash } from './originals';
import { sentences } from './sentences';

/**
 * Everything that keeps the photos from being shown as content/photos.ts wants them: one sentence
 * each, none when all is well. Reads every original once and decodes none.
 */
export function checkPhotos(
  photos: readonly NamedPhoto[] = everyPhoto,
  places: PhotoPlaces = sitePlaces,
): string[] {
  const { originals, problems } = findOriginals(photos, places.originalsFolder);
  const manifest = new Map(Object.entries(readManifest(places.manifestFile)));
  for (const { file, isHero } of originals) {
    const photo = manifest.get(file);
    const lostUrl = photo && missingUrl(photo, places);
    const bytes = readFileSync(join(places.originalsFolder, file));
    if (!photo) problems.push(sentences.notEncoded(file));
    else if (photo.sourceHash !== sourceHash(bytes, isHero)) problems.push(sentences.changed(file));
    else if (lostUrl) problems.push(sentences.encodedMissing(file, lostUrl));
  }
  return problems;
}
