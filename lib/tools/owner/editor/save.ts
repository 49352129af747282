/** Saves a form: checks it, compares it with `main`, and commits it. */
import type { z } from 'zod';
import { type Answers as Facts, readAnswers } from '@/content/facts/reading/answers';
import { checkFile } from '@/content/facts/reading/check';
import { dayInSouthAfrica } from '@/content/facts/reading/days';
import { labelOf, valueAt, valuesIn } from '@/content/facts/reading/walk';
import { type FactsFile, factsSchema } from '@/content/facts/schema/facts';
import { type Draft, writeLastSave } from './drafts';
import { formatValue } from './form/kind-of-field';
import { commit, type Main, readMain } from './github';
import { newPhotos } from './resize-photo';
import { findWarnings } from './warnings';

// Defined by build-editor.ts: the facts of the example farm, by file.
declare const exampleFarm: Facts;
export const exampleFacts = exampleFarm;

/** One line for each field in which the file on `main` and the form differ. */
function findDifferences(schema: z.ZodType, saved: unknown, typed: unknown): string[] {
  const all = [...valuesIn(schema, saved), ...valuesIn(schema, typed)];
  const fields = new Map(all.map((field) => [field.path.join('.'), field]));
  return [...fields.values()].flatMap(({ path, meta }) => {
    const savedText = formatValue(valueAt(saved, path), meta);
    const typedText = formatValue(valueAt(typed, path), meta);
    return savedText === typedText
      ? []
      : `${labelOf(schema, path)}: saved is “${savedText}”, here is “${typedText}”.`;
  });
}

/** The new photos that a file names, in base64 by their paths. @throws one sentence if one is gone */
function findNewPhotos(schema: z.ZodType, answers: unknown, { photos }: Main) {
  const files = new Map<string, string>();
  for (const { meta, value } of valuesIn(schema, answers)) {
    if (!meta.isPhoto || typeof value !== 'string' || photos.has(value)) continue;
    const content = newPhotos.get(value);
    if (!content) throw new Error(`The photo ${value} was not saved: choose it again.`);
    files.set(`content/photos/${value}`, content.replace(/^.*,/, ''));
  }
  return files;
}

function inBase64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join(''));
}

/** Why a form was not saved; no reasons if it was. */
export interface Outcome {
  readonly reasons: readonly string[];
  /** The version on `main`, which the next Save replaces. */
  readonly oid?: string;
}

/**
 * Saves a form, or returns the reasons why not.
 * @throws Failure if GitHub fails, or one sentence if a photo is missing
 */
export async function save(file: FactsFile, draft: Draft): Promise<Outcome> {
  const schema = factsSchema.shape[file];
  // The form's heading names the file already.
  const list = (heading: string, sentences: readonly string[]) => [
    heading,
    ...sentences.map((sentence) => sentence.replace(`${labelOf(schema, [])}, `, '')),
  ];
  const day = dayInSouthAfrica(new Date());
  const mistakes = checkFile(file, draft.value, { day, example: exampleFacts });
  if (mistakes.length > 0) {
    const sentences = mistakes.map(({ sentence }) => sentence);
    return { reasons: list('Nothing is saved yet:', sentences) };
  }
  const { answers } = readAnswers(file, draft.value);
  const main = await readMain();
  const { oid = '', value } = main.files.get(file) ?? {};
  const saved = readAnswers(file, value).answers;
  const differences = findDifferences(schema, saved, answers);
  // Nothing was changed, or an earlier Save arrived but its answer was lost.
  if (value !== undefined && differences.length === 0) {
    writeLastSave(main.head);
    return { reasons: [] };
  }
  if (oid !== draft.oid) {
    const changed =
      'Somebody else has changed this form, and nothing is saved yet. Correct yours, then tap Save again to replace theirs:';
    return { reasons: list(changed, differences), oid };
  }
  const files = findNewPhotos(schema, answers, main);
  const warnings = findWarnings(schema, saved, answers);
  if (warnings.length > 0 && !confirm(list('Before this is saved:', warnings).join('\n\n'))) {
    return { reasons: list('Nothing is saved yet:', warnings) };
  }
  files.set(`content/facts/${file}.json`, inBase64(`${JSON.stringify(answers, null, 2)}\n`));
  writeLastSave(await commit(`Change ${file} in the editor`, main.head, files));
  return { reasons: [] };
}
