/** What happens at Save: the check, the comparison with `main`, and the commit. */
import type { z } from 'zod';
import { type FactsFile, factsSchema } from '@/content/facts/schema/facts';
import { type Answers as Facts, readAnswers } from '@/lib/facts/answers';
import { checkFile } from '@/lib/facts/check';
import { dayInSouthAfrica } from '@/lib/facts/days';
import { labelOf, valueAt, valuesIn } from '@/lib/facts/walk';
import type { Draft } from './drafts';
import { commit, type Main, readMain } from './github';
import { newPhotos } from './photo';
import { valueInWords } from './value-in-words';
import { findWarnings } from './warnings';

// A constant of build-editor.ts: the facts of the example farm, by file.
declare const exampleFarm: Facts;
export const exampleFacts = exampleFarm;

/** One line for each field that two versions of a file have different. */
function findDifferences(schema: z.ZodType, theirs: unknown, ours: unknown): string[] {
  const all = [...valuesIn(schema, theirs), ...valuesIn(schema, ours)];
  const fields = new Map(all.map((field) => [field.path.join('.'), field]));
  return [...fields.values()].flatMap(({ path, meta }) => {
    const values = [theirs, ours].map((facts) => valueAt(facts, path));
    const [there = '', here = ''] = values.map((value) => valueInWords(value, meta));
    if (there === here) return [];
    return `${labelOf(schema, path)}: saved is “${there}”, here is “${here}”.`;
  });
}

/** The new photos that a file names, by their paths. @throws one sentence where one is no longer there */
function photosToSave(schema: z.ZodType, answers: unknown, { photos }: Main): Map<string, Blob> {
  const files = new Map<string, Blob>();
  for (const { meta, value } of valuesIn(schema, answers)) {
    if (!meta.isPhoto || typeof value !== 'string' || photos.has(value)) continue;
    const content = newPhotos.get(value);
    if (!content) throw new Error(`The photo ${value} was not saved: choose it again.`);
    files.set(`content/photos/${value}`, content);
  }
  return files;
}

/** What came of a Save: nothing against it, or what the owner reads, and must know before the next one. */
export interface Outcome {
  readonly reasons: readonly string[];
  /** The version that the next Save replaces. */
  readonly oid?: string | undefined;
  /** The warnings that the next Save agrees with. */
  readonly warnings?: string | undefined;
  /** Whether another token would help. */
  readonly needsToken?: boolean;
}

/**
 * Saves a form, unless there is a reason against it.
 * @param agreed the warnings that were shown at the last Save
 * @throws Failure when GitHub fails, or one sentence where a photo is missing
 */
export async function save(file: FactsFile, draft: Draft, agreed = ''): Promise<Outcome> {
  const schema = factsSchema.shape[file];
  const day = dayInSouthAfrica(new Date());
  const mistakes = checkFile(file, draft.value, { day, example: exampleFacts });
  // The name of the file is above the form.
  const shorten = (sentence: string) =>
    sentence.replace(`${factsSchema.shape[file].meta()?.label}, `, '');
  if (mistakes.length > 0) {
    return { reasons: ['Nothing is saved yet:', ...mistakes.map(shorten)] };
  }
  const { answers } = readAnswers(file, draft.value);
  const main = await readMain();
  const { oid = '', value } = main.files.get(file) ?? {};
  const saved = readAnswers(file, value).answers;
  const differences = findDifferences(schema, saved, answers);
  // Nothing was changed, or an earlier Save arrived whose answer was lost.
  if (value !== undefined && differences.length === 0) return { reasons: [] };
  if (oid !== draft.oid) {
    const changed =
      'Somebody else has changed this form, and nothing is saved yet. Make yours right, and tap Save again to replace what is saved:';
    return { reasons: [changed, ...differences.map(shorten)], oid };
  }
  const files = photosToSave(schema, answers, main);
  const warnings = findWarnings(schema, saved, answers);
  if (warnings.length > 0 && warnings.join() !== agreed) {
    const question = 'Nothing is saved yet. If this is right, tap Save again:';
    return { reasons: [question, ...warnings.map(shorten)], warnings: warnings.join() };
  }
  const text = `${JSON.stringify(answers, null, 2)}\n`;
  files.set(`content/facts/${file}.json`, new Blob([text]));
  await commit(`Change ${file} in the editor`, main.commit.oid, files);
  return { reasons: [] };
}
