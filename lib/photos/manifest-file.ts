import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { manifestShape, type PhotoManifest } from './manifest-shape';

/** Where originals, encoded files and the manifest lie, seen from the folder of the project. */
export interface PhotoPlaces {
  readonly originalsFolder: string;
  readonly encodedFolder: string;
  readonly manifestFile: string;
}

export const sitePlaces: PhotoPlaces = {
  originalsFolder: 'content/photos',
  encodedFolder: 'public/photos',
  manifestFile: 'lib/photos/manifest.json',
};

/** Writes a file whole or not at all: a run that breaks off leaves the old one. */
export function writeWhole(file: string, content: string | Buffer): void {
  const unfinished = `${file}.tmp`;
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** The manifest on disk; empty when it is missing or damaged, so that all is encoded again. */
export function readManifest(file: string): PhotoManifest {
  try {
    return manifestShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

export function writeManifest(file: string, manifest: PhotoManifest): void {
  const sorted = Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1));
  writeWhole(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
