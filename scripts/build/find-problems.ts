/** Finds what is wrong with the settings, the facts and the photos of a build. */
import { isPreview, readBuildDay } from '@/facts/build';
import { exampleFarm, factsFolder } from '@/facts/folders.mjs';
import {
  checkFacts,
  type FactsMistake,
  readExampleAnswers,
  readFacts,
  readFiles,
} from '@/facts/read';
import { type Facts, factsSchema } from '@/facts/schema/files';
import { labelOf, valuesIn } from '@/facts/schema/walk';
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

/** Why the site cannot go live yet: one sentence for each cause. */
export function findReasonsToWait({
  exampleFiles,
  openAnswers,
}: Pick<ReturnType<typeof readFacts>, 'exampleFiles' | 'openAnswers'>): string[] {
  const isExampleFarm = exampleFiles.includes('farm');
  const open = openAnswers.filter(({ file }) => !(isExampleFarm && file === 'farm'));
  return [
    ...(isExampleFarm
      ? [
          `${factsFolder}/farm.json is the example farm’s: write the owner’s answers, and delete the line “example”.`,
        ]
      : []),
    ...open.map(
      ({ file, label }) =>
        `${factsFolder}/${file}.json: ${label} has no answer: the site cannot go live without it.`,
    ),
  ];
}

/** One sentence for each mistake; unless this is a preview, also for each reason why the site cannot go live. */
export async function findProblems(): Promise<string[]> {
  const files = readFiles(factsFolder);
  const day = readBuildDay();
  const exampleAnswers = factsFolder === exampleFarm ? undefined : new Set(readExampleAnswers());
  const inFacts = checkFacts(files, { day, exampleAnswers });
  // Throws if there are mistakes.
  const whole = inFacts.length > 0 ? undefined : readFacts(files, day, { isPreview: true });
  const mistakes = whole ? await findPhotoMistakes(whole.facts, day) : inFacts;
  return [
    ...findWrongSettings(),
    ...mistakes.map(({ file, sentence }) => `${factsFolder}/${file}.json: ${sentence}`),
    ...(!whole || mistakes.length > 0 || isPreview() ? [] : findReasonsToWait(whole)),
  ];
}
