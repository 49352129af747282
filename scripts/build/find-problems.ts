/** Finds what is wrong with the settings, the facts and the photos of a build. */
import { isPreview, readBuildDay } from '@/facts/build';
import { exampleFarm, factsFolder } from '@/facts/folders.mjs';
import { checkFacts, type FactsFiles, type FactsMistake, readFacts, readFiles } from '@/facts/read';
import { type Facts, factsSchema } from '@/facts/schema/files';
import { labelOf, valueAt, valuesIn } from '@/facts/schema/walk';
import { arrangePhotos, type ContentPhoto } from '@/lib/photos/arrange-photos';
import { encodeMissing } from '@/lib/photos/encode-missing';
import { describeError } from '@/lib/site/describe-error';
import { readEnvironment } from '@/lib/site/environment';
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

/** Encodes the photos of a farm and of the example farm. @returns a mistake for each that cannot be shown */
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

/** Why the site cannot go live yet: one sentence for each open answer. */
export const findReasonsToWait = ({
  openAnswers,
}: Pick<ReturnType<typeof readFacts>, 'openAnswers'>) =>
  openAnswers.map(
    ({ file, label }) =>
      `${factsFolder}/${file}.json: ${label} has no answer: the site cannot go live without it.`,
  );

/** Somebody who copied the example farm's file would publish its phone number. */
function findCopy(files: FactsFiles): string[] {
  const [phone, invented] = [files, readFiles(exampleFarm)].map((each) =>
    valueAt(each.get('farm'), ['value', 'phone']),
  );
  return phone === invented
    ? [`${factsFolder}/farm.json has the example farm’s phone number.`]
    : [];
}

/** One sentence for each mistake; unless this is a preview, also for each reason why the site cannot go live. */
export async function findProblems(): Promise<string[]> {
  const files = readFiles(factsFolder);
  const day = readBuildDay();
  const inFacts = checkFacts(files, day);
  // Throws if there are mistakes.
  const shown = inFacts.length > 0 ? undefined : readFacts(files, day, { isPreview: isPreview() });
  const mistakes = shown ? await findPhotoMistakes(shown.facts, day) : inFacts;
  return [
    ...findWrongSettings(),
    ...mistakes.map(({ file, sentence }) => `${factsFolder}/${file}.json: ${sentence}`),
    ...(!shown || mistakes.length > 0 || isPreview()
      ? []
      : [...findCopy(files), ...findReasonsToWait(shown)]),
  ];
}
