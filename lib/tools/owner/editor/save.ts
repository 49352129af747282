/** What happens at Save: the check, the comparison with `main`, and the commit. */
import type { z } from 'zod';
import { type Facts, factsSchema } from '@/content/facts/schema/facts';
import { checkValue, readAnswers } from '@/lib/facts/check';
import { dayInSouthAfrica } from '@/lib/facts/days';
import { labelOf, partOf, valuesIn, type Way } from '@/lib/facts/walk';
import type { Draft } from './drafts';
import { commit, type Main, readMain } from './github';
import { newPhotos } from './photo';
import { spellAmount } from './read-amount';
import { findWarnings } from './warnings';

// A constant of build-editor.ts: the facts of the example farm, by file.
declare const exampleFarm: unknown;
export const exampleFacts = exampleFarm;

const photoNames = valuesIn(factsSchema.shape.photos, partOf(exampleFacts, 'photos'));
const illustrations = new Set(photoNames.map(({ value }) => String(value)));

/** The photos that a value names. */
function photosIn(schema: z.ZodType, value: unknown): string[] {
  const photos = valuesIn(schema, value).filter(({ meta }) => meta.isPhoto);
  return photos.flatMap((photo) => (typeof photo.value === 'string' ? photo.value : []));
}

/** A value as its form shows it. */
function inWords(schema: z.ZodType, way: Way, facts: unknown): string {
  const value = way.reduce(partOf, facts);
  const { choices = {} } = valuesIn(schema, facts).find((one) => one.way === way)?.meta ?? {};
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const words = spellAmount(value);
  return words && `“${choices[words] ?? words}”`;
}

/** One line for each field that two versions of a file have different. */
function findDifferences(schema: z.ZodType, theirs: unknown, ours: unknown): string[] {
  const fields = [...valuesIn(schema, theirs), ...valuesIn(schema, ours)];
  const ways = new Map(fields.map(({ way }) => [way.join('.'), way]));
  return [...ways.values()].flatMap((way) => {
    const [their, our] = [theirs, ours].map((facts) => way.reduce(partOf, facts));
    if (their === our || [their, our].some((value) => typeof value === 'object')) return [];
    const here = inWords(schema, way, ours);
    return `${labelOf(schema, way)}: saved is ${inWords(schema, way, theirs)}, here is ${here}.`;
  });
}

function findMistakes(file: keyof Facts, answers: unknown): string[] {
  return checkValue(factsSchema.shape[file], answers, {
    day: dayInSouthAfrica(new Date()),
    example: partOf(exampleFacts, file),
    illustrations,
  });
}

/** The new photos that a file names, by their paths. @throws one sentence where one is no longer there */
function photosToSave(schema: z.ZodType, answers: unknown, { photos }: Main): Map<string, Blob> {
  const names = photosIn(schema, answers).filter((name) => !photos.has(name));
  const contents = names.map((name) => {
    const content = newPhotos.get(name);
    if (content) return [`content/photos/${name}`, content] as const;
    throw new Error(`The photo ${name} was not saved and is no longer here: choose it again.`);
  });
  return new Map(contents);
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
export async function save(file: keyof Facts, draft: Draft, agreed = ''): Promise<Outcome> {
  const schema = factsSchema.shape[file];
  const mistakes = findMistakes(file, draft.value);
  // The name of the file is above the form.
  const shorten = (sentence: string) =>
    sentence.replace(`${factsSchema.shape[file].meta()?.label}, `, '');
  if (mistakes.length > 0) {
    return { reasons: ['Nothing is saved yet:', ...mistakes.map(shorten)] };
  }
  const { answers } = readAnswers(schema, draft.value);
  const main = await readMain();
  const { oid = '', value } = main.files.get(file) ?? {};
  const saved = readAnswers(schema, value).answers;
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
