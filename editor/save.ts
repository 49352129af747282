/** Saves a form: checks it, compares it with `main`, and commits it. */
import type { z } from 'zod';
import { type Answers as Facts, readAnswers } from '@/content/facts/reading/answers';
import { dayInSouthAfrica } from '@/content/facts/reading/days';
import { labelOf, valuesIn } from '@/content/facts/reading/walk';
import { type FactsFile, factsSchema } from '@/content/facts/schema/facts';
import { type Draft, writeLastSave } from './drafts';
import { Failure } from './failures';
import { commit, type Main, readMain } from './github';
import { isSame, merge } from './merge';
import type { NoticeProps } from './notice';
import { checkForm, readForm } from './read-form';
import { lostPhoto, newPhotos } from './resize-photo';
import { findPastDays, findWarnings } from './warnings';

// Defined by build-editor.ts: the facts of the example farm, by file.
declare const exampleFarm: Facts;
export const exampleFacts = exampleFarm;

/** The photos that a file names and `main` has not, as data addresses by field; empty if they went with the tab. */
function findNewPhotos(schema: z.ZodType, answers: unknown, { photos }: Main) {
  return valuesIn(schema, answers).flatMap(({ path, meta, value }) =>
    meta.isPhoto && typeof value === 'string' && !photos.has(value)
      ? { path, name: value, address: newPhotos.get(value) ?? '' }
      : [],
  );
}

function inBase64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join(''));
}

/** Why a form was not saved, and the form with what `main` contains by now. */
interface Refusal extends NoticeProps {
  readonly draft?: Draft | undefined;
}

/**
 * Saves a form: what the owner changed in it, on what `main` contains by now.
 * @returns why it was not saved; undefined if it was
 * @throws Failure, if a request failed
 */
export async function save(
  file: FactsFile,
  draft: Draft,
  attempts = 3,
): Promise<Refusal | undefined> {
  const schema = factsSchema.shape[file];
  const day = dayInSouthAfrica(new Date());
  const heading = 'Nothing is saved yet:';
  const form = readForm(file, draft.value);
  const mistakes = checkForm(file, form, { day, example: exampleFarm });
  if (mistakes.length > 0) return { heading, mistakes };
  const main = await readMain();
  const { value, problem } = main.files.get(file) ?? {};
  if (problem) return { heading: problem };
  const answersIn = (each: unknown) => readAnswers(file, each).answers;
  const [base, saved, mine] = [answersIn(draft.base), answersIn(value), answersIn(form)];
  const { value: answers, questions } = merge(schema, { base, theirs: saved, mine });
  // Nothing was changed, or an earlier Save arrived but its answer was lost.
  if (value !== undefined && isSame(answers, saved)) {
    writeLastSave(main.head);
    return undefined;
  }
  const merged = { base: saved, value: answers };
  if (questions.length > 0) {
    const changed =
      'Somebody else has changed the same answer, and nothing is saved yet. Correct yours, then tap Save again to replace theirs:';
    return { heading: changed, mistakes: questions, draft: merged };
  }
  const next = isSame(answers, mine) ? undefined : merged;
  const photos = findNewPhotos(schema, answers, main);
  const left = [
    ...checkForm(file, answers, { day, example: exampleFarm }),
    ...findPastDays(schema, saved, answers, day),
    ...photos
      .filter(({ address }) => !address)
      .map(({ path }) => ({
        path,
        sentence: `${labelOf(schema, path, answers)}: ${lostPhoto}`,
      })),
  ];
  if (left.length > 0) return { heading, mistakes: left, draft: next };
  const warnings = findWarnings(schema, saved, answers);
  const asked = warnings.map(({ sentence }) => sentence).join('\n\n');
  if (asked && !confirm(`Before this is saved:\n\n${asked}`)) {
    return { heading, mistakes: warnings, draft: next };
  }
  const files = new Map(
    photos.map(({ name, address }) => [`content/photos/${name}`, address.replace(/^.*,/, '')]),
  );
  files.set(`content/facts/${file}.json`, inBase64(`${JSON.stringify(answers, null, 2)}\n`));
  try {
    writeLastSave(await commit(`Change ${file} in the editor`, main.head, files));
    return undefined;
  } catch (error) {
    // A commit came between, which may be this one, sent twice by the browser because its answer was lost.
    const isLate = error instanceof Failure && error.kind === 409;
    if (!isLate || attempts === 1) throw error;
    return save(file, draft, attempts - 1);
  }
}
