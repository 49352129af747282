/** What the build refuses: facts and photos that cannot be published, field by field. */

import { arrangePhotos } from '@/content/arrange-photos';
import { readBuildDay } from '@/content/facts/days';
import { valuesIn } from '@/content/facts/fields';
import { exampleFarm, factsFolder } from '@/content/facts/folders.mjs';
import { readDraft, readFacts } from '@/content/facts/read';
import { factsShape } from '@/content/facts/shapes/facts';
import { checkFacts, type Slip } from '../../content/facts/check-files';
import { encodeMissing } from '../photos/encode-missing';

/** What is wrong with the facts, their photos aside. */
export function findSlips(): Slip[] {
  const isExample = factsFolder === exampleFarm;
  return checkFacts(factsFolder, {
    example: isExample ? {} : readDraft(exampleFarm, readBuildDay()),
  });
}

/**
 * Checks the facts and, when they are in order, the photos that they name; encodes those that have
 * no encoded files yet.
 * @returns each mistake, with its file, line and column
 */
export async function findMistakes(): Promise<Slip[]> {
  const slips = findSlips();
  if (slips.length > 0) return slips;
  const day = readBuildDay();
  const { photosOn } = arrangePhotos(readFacts(factsFolder, day).facts);
  const { pictures } = readDraft(exampleFarm, day);
  const standIns = valuesIn(factsShape.shape.pictures, pictures)
    .filter(({ meta }) => meta.isPicture)
    .map(({ value }) => String(value));
  const unusablePhotos = await encodeMissing(
    Object.values(photosOn).flat(),
    '.',
    console.log,
    new Set(standIns),
  );
  return unusablePhotos.size > 0 ? checkFacts(factsFolder, { unusablePhotos }) : [];
}
