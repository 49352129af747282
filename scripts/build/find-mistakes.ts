/** Finds the facts and photos that cannot be published, field by field. */
import { readBuildDay } from '@/content/facts/reading/days';
import { exampleFarm, factsFolder } from '@/content/facts/reading/farms.mjs';
import {
  answersIn,
  checkFacts,
  type FactsMistake,
  factsIn,
  readFacts,
} from '@/content/facts/reading/read';
import { labelOf, valuesIn } from '@/content/facts/reading/walk';
import { type Facts, factsSchema } from '@/content/facts/schema/facts';
import { arrangePhotos, type ContentPhoto } from '@/lib/photos/arrange-photos';
import { encodeMissing } from '@/lib/photos/encode-missing';

/** The photos that the pages of a farm show. */
export function photosOf(facts: Facts): readonly ContentPhoto[] {
  return Object.values(arrangePhotos(facts).photosOn).flat();
}

/** Checks the facts and, if they have no mistake, encodes and checks the photos that they name. */
export async function findMistakes(): Promise<readonly FactsMistake[]> {
  const day = readBuildDay();
  const source = factsIn(factsFolder, day);
  const exampleSource = factsIn(exampleFarm, day);
  const example = factsFolder === exampleFarm ? {} : { example: answersIn(exampleSource) };
  const mistakes = checkFacts(source, example);
  if (mistakes.length > 0) return mistakes;
  const { facts } = readFacts(exampleSource);
  const photos = [...photosOf(readFacts(source).facts), ...photosOf(facts)];
  const problems = await encodeMissing(photos, '.');
  const answers = answersIn(source);
  return valuesIn(factsSchema, answers).flatMap(({ path, meta, value }) => {
    const problem = meta.isPhoto && typeof value === 'string' && problems.get(value);
    const { data: file } = factsSchema.keyof().safeParse(path[0]);
    if (!problem || !file) return [];
    const sentence = `${labelOf(factsSchema, path, answers)} is "${value}", which ${problem}.`;
    return { file, path: path.slice(1), sentence };
  });
}
