import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePicture } from './encode-picture';
import {
  deleteUnnamed,
  missingUrl,
  totalsByWidth,
  type WidthTotal,
  writePicture,
} from './encoded-files';
import { type PhotoPlaces, readManifest, writeManifest } from './manifest-file';
import type { EncodedPhoto } from './manifest-shape';
import { findOriginals, type NamedPhoto, type Original, sourceHash } from './originals';
import { UnusableOriginal } from './read-original';
import { sentences } from './sentences';

export interface EncodeReport {
  readonly encodedCount: number;
  readonly unchangedCount: number;
  /** One sentence for each thing that the owner has to put right. */
  readonly problems: readonly string[];
  /** Of all encoded files of the site, this run's and older ones. */
  readonly totals: readonly WidthTotal[];
}

/** Called before each picture and after the last, with how many are done of how many. */
export type OnProgress = (doneCount: number, totalCount: number, file: string) => void;

function readBytes(file: string, { originalsFolder }: PhotoPlaces): Buffer {
  try {
    return readFileSync(join(originalsFolder, file));
  } catch {
    throw new UnusableOriginal(sentences.unreadable(file));
  }
}

/** The new entry of an original for the manifest; undefined when the old one still holds. */
async function encodeChanged(
  { file, isHero }: Original,
  old: EncodedPhoto | undefined,
  places: PhotoPlaces,
): Promise<EncodedPhoto | undefined> {
  const bytes = readBytes(file, places);
  const hash = sourceHash(bytes, isHero);
  if (old?.sourceHash === hash) return undefined;
  const picture = await encodePicture(file, bytes, isHero);
  const { widthPixels, heightPixels, colour } = picture;
  const files = writePicture(file, picture, places);
  return { sourceHash: hash, widthPixels, heightPixels, colour, ...files };
}

/**
 * Encodes what is new or changed and deletes the encoded files that nothing names any more. The
 * manifest is written after each picture, so a run that was stopped goes on where it was. An
 * original that can't be encoded keeps what was encoded of it before.
 * @throws only when a file can't be written or deleted.
 */
export async function encodeAll(
  photos: readonly NamedPhoto[],
  places: PhotoPlaces,
  onProgress: OnProgress,
): Promise<EncodeReport> {
  const { originals, problems } = findOriginals(photos, places.originalsFolder);
  const isNamed = (file: string) => photos.some((photo) => photo.file === file);
  const manifest = new Map(
    Object.entries(readManifest(places.manifestFile)).filter(
      ([file, photo]) => isNamed(file) && !missingUrl(photo, places),
    ),
  );
  const save = () => writeManifest(places.manifestFile, Object.fromEntries(manifest));
  let encodedCount = 0;
  let unchangedCount = 0;
  mkdirSync(places.encodedFolder, { recursive: true });
  for (const [index, original] of originals.entries()) {
    onProgress(index, originals.length, original.file);
    try {
      const entry = await encodeChanged(original, manifest.get(original.file), places);
      if (entry) {
        manifest.set(original.file, entry);
        save();
        encodedCount += 1;
      } else unchangedCount += 1;
    } catch (error) {
      if (!(error instanceof UnusableOriginal)) throw error;
      problems.push(error.message);
    }
  }
  onProgress(originals.length, originals.length, '');
  save();
  const entries = Object.fromEntries(manifest);
  deleteUnnamed(entries, places);
  return { encodedCount, unchangedCount, problems, totals: totalsByWidth(entries, places) };
}
