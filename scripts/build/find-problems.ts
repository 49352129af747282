/** Checks the settings, facts and photos of a build. */

import { findReasonsToWait } from '@/facts/check';
import { exampleFarm } from '@/facts/folders.mjs';
import { checkFacts, type FactsFiles, type FactsMistake, readFacts, readFiles } from '@/facts/read';
import { type Facts, factsSchema } from '@/facts/schema/files';
import { labelOf, valuesIn } from '@/facts/schema/walk';
import { factsFolder, isPreview, readBuildDay } from '@/facts/settings.mjs';
import { arrangePhotos, type ContentPhoto } from '@/lib/photos/arrange-photos';
import { encodeMissing } from '@/lib/photos/encode-missing';
import { describeError } from '@/lib/site/describe-error';
import { readEnvironment } from '@/lib/site/environment';
import { dayInSouthAfrica } from '@/text/days';
import { checkSettings } from './check-settings';

/** The photos that the pages of a farm show. */
export function photosOf(facts: Facts): readonly ContentPhoto[] {
  return Object.values(arrangePhotos(facts).photosOn).flat();
}

function findWrongSettings(): string[] {
  try {
    const environment = readEnvironment();
    return isPreview() ? [] : checkSettings(environment);
  } catch (error) {
    return [describeError(error)];
  }
}

/** Encodes the photos of a farm and of the example farm. @returns a mistake for each unusable photo */
async function findPhotoMistakes(facts: Facts, day: string): Promise<readonly FactsMistake[]> {
  const example = readFacts(readFiles(exampleFarm), day, { isPreview: true });
  const problems = await encodeMissing([...photosOf(facts), ...photosOf(example.facts)], '.');
  return valuesIn(factsSchema, facts).flatMap(({ path, meta, value }) => {
    const problem = meta.isPhoto && typeof value === 'string' && problems.get(value);
    const { data: file } = factsSchema.keyof().safeParse(path[0]);
    if (!problem || !file) return [];
    const sentence = `${labelOf(factsSchema, path, facts)} is "${value}", which ${problem}.`;
    return { file, path: path.slice(1), sentence };
  });
}

/** Why the site cannot go live: one sentence per missing answer, and one if farm.json is a copy of the example's. */
export const listReasonsToWait = (files: FactsFiles) =>
  [...files].flatMap(([file, { value }]) =>
    findReasonsToWait(file, value).map(
      ({ sentence }) => `${factsFolder}/${file}.json: ${sentence}`,
    ),
  );

/** One sentence per mistake and, unless this is a preview, per reason why the site cannot go live. */
export async function findProblems(): Promise<string[]> {
  const files = readFiles(factsFolder);
  const day = readBuildDay(dayInSouthAfrica(new Date()));
  const inFacts = checkFacts(files, day);
  // `readFacts` throws on mistakes.
  const shown = inFacts.length > 0 ? undefined : readFacts(files, day, { isPreview: isPreview() });
  const mistakes = shown ? await findPhotoMistakes(shown.facts, day) : inFacts;
  return [
    ...findWrongSettings(),
    ...mistakes.map(({ file, sentence }) => `${factsFolder}/${file}.json: ${sentence}`),
    ...(!shown || mistakes.length > 0 || isPreview() ? [] : listReasonsToWait(files)),
  ];
}
