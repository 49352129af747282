/** Finds the facts and photos that cannot be published, field by field. */
import { readFileSync } from 'node:fs';
import { readBuildDay } from '@/content/facts/reading/days';
import { exampleFarm, factsFolder } from '@/content/facts/reading/farms.mjs';
import {
  answersIn,
  checkFacts,
  factsIn,
  type Mistake,
  readFacts,
} from '@/content/facts/reading/read';
import type { Facts } from '@/content/facts/schema/facts';
import { arrangePhotos, type ContentPhoto } from '@/lib/photos/arrange-photos';
import { encodeMissing, findOriginals } from '@/lib/photos/encode-missing';

/** The photos that the pages of a farm show. */
export function photosOf(facts: Facts): readonly ContentPhoto[] {
  return Object.values(arrangePhotos(facts).photosOn).flat();
}

/** The photos with the same content as a photo of the example farm, even under another name. */
export function findCopies(
  photos: readonly string[],
  examplePhotos: readonly string[],
  root = '.',
): ReadonlySet<string> {
  const originals = findOriginals(root);
  const contentsOf = (file: string) => {
    const path = originals.get(file);
    return path ? [readFileSync(path, 'base64')] : [];
  };
  const contents = examplePhotos.flatMap(contentsOf);
  const isCopy = (file: string) => contentsOf(file).some((content) => contents.includes(content));
  return new Set(photos.filter(isCopy));
}

/** Checks the facts and, if they have no mistake, encodes and checks the photos that they name. */
export async function findMistakes(): Promise<Mistake[]> {
  const day = readBuildDay();
  const source = factsIn(factsFolder, day);
  const exampleSource = factsIn(exampleFarm, day);
  const example = factsFolder === exampleFarm ? {} : { example: answersIn(exampleSource) };
  const mistakes = checkFacts(source, example);
  if (mistakes.length > 0) return mistakes;
  const photos = photosOf(readFacts(source).facts);
  const { facts } = readFacts(exampleSource);
  const examplePhotos = photosOf(facts);
  const unusablePhotos = await encodeMissing([...photos, ...examplePhotos], '.');
  const copiedPhotos = findCopies(
    photos.map(({ file }) => file),
    examplePhotos.map(({ file }) => file),
  );
  return checkFacts(source, { ...example, unusablePhotos, copiedPhotos });
}
