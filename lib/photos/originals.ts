/** Compares what content/photos.ts names with what lies in content/photos/. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import type { ContentPhoto } from '@/content/shapes';
import { sentences } from './sentences';
import { encoderSettings, heroWidthsPixels, photoWidthsPixels } from './settings';

export type NamedPhoto = Pick<ContentPhoto, 'file' | 'alt' | 'hero'>;

/** An original that is there and well named; `isHero` when any of its uses is. */
export interface Original {
  readonly file: string;
  readonly isHero: boolean;
}

// What stands in the folder for the reader, and what Windows and macOS leave in every folder.
const notPhotos = /^(README\.md|Thumbs\.db|desktop\.ini|\..*)$/;
const goodName = /^[a-z0-9]+(-[a-z0-9]+)*\.(jpg|jpeg|png|heic)$/;
const goodExtension = /^\.(jpg|jpeg|png|heic)$/i;
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Büll 01.JPG` becomes `buell-01.jpg`. */
export function betterName(file: string): string {
  const extension = extname(file);
  const stem = file
    .slice(0, file.length - extension.length)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${stem || 'photo'}${goodExtension.test(extension) ? extension.toLowerCase() : '.jpg'}`;
}

function nameProblem(file: string): string {
  const sentence = goodExtension.test(extname(file)) ? sentences.misnamed : sentences.otherFormat;
  return sentence(file, betterName(file));
}

function originalsOnDisk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !notPhotos.test(basename(file)) && statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/**
 * The originals that can be encoded, sorted by name, and one sentence for each thing that is wrong
 * with a name or an alt text.
 */
export function findOriginals(photos: readonly NamedPhoto[], folder: string) {
  const onDisk = originalsOnDisk(folder);
  const named = [...new Set(photos.map(({ file }) => file))].sort();
  const silent = new Set(photos.filter(({ alt }) => !alt.trim()).map(({ file }) => file));
  const misnamed = onDisk.filter((file) => !goodName.test(file));
  const problems = [
    ...misnamed.map(nameProblem),
    ...named.filter((file) => !onDisk.includes(file)).map(sentences.missing),
    ...onDisk
      .filter((file) => !named.includes(file) && !misnamed.includes(file))
      .map(sentences.unnamed),
    ...[...silent].sort().map(sentences.noWords),
  ];
  const originals: Original[] = named
    .filter((file) => onDisk.includes(file) && !misnamed.includes(file))
    .map((file) => ({
      file,
      isHero: photos.some((photo) => photo.file === file && photo.hero === true),
    }));
  return { originals, problems };
}

/** The same for the same bytes, encoded in the same way: SHA-256 in hexadecimal digits. */
export function sourceHash(bytes: Buffer, isHero: boolean): string {
  const widths = isHero ? heroWidthsPixels : photoWidthsPixels;
  const way = JSON.stringify({ ...encoderSettings, widths });
  return createHash('sha256').update(way).update(bytes).digest('hex');
}
