/** Saves a form: checks it, compares it with `main`, and commits it. */
import type { z } from 'zod';
import { checkFile, isExample, type Mistake, readAnswers } from '@/facts/check';
import { dayInSouthAfrica } from '@/facts/days';
import { type FactsFile, factsSchema } from '@/facts/schema/files';
import { labelOf, valuesIn } from '@/facts/schema/walk';
import { type Draft, readSent, writeLastSave, writeSent } from './drafts';
import { Failure } from './failures';
import { isSame, merge } from './merge';
import type { NoticeProps } from './notice';
import { ownAnswers } from './own-answers';
import { commit, type Main, pause, readMain, sendPhoto } from './requests';
import { lostPhoto, newPhotos } from './resize-photo';
import { findPastDays, findWarnings, type Warning } from './warnings';

// Defined by scripts/editor/build-editor.ts: what the example farm alone can have.
declare const exampleAnswers: readonly string[];
const examples = new Set(exampleAnswers);

/** The photos that a file names and `main` has not, by field. */
function findNewPhotos(schema: z.ZodType, answers: unknown, { photos }: Main) {
  return valuesIn(schema, answers).flatMap(({ path, meta, value }) =>
    meta.isPhoto && typeof value === 'string' && !photos.has(value) ? { path, name: value } : [],
  );
}

type NewPhotos = ReturnType<typeof findNewPhotos>;

/** The new photos that went with the tab before they were sent. */
function findLostPhotos(file: FactsFile, answers: unknown, photos: NewPhotos): Mistake[] {
  const lost = photos.filter(({ name }) => !newPhotos.has(name) && !readSent(file)[name]);
  return lost.map(({ path }) => {
    const label = labelOf(factsSchema.shape[file], path, answers);
    return { path, sentence: `${label}: ${lostPhoto}` };
  });
}

/** Sends photos, one after another, but for those that were sent before. @returns what they are called in git */
async function sendPhotos(file: FactsFile, photos: NewPhotos) {
  const sent = readSent(file);
  for (const { name } of photos) {
    sent[name] ||= await sendPhoto(newPhotos.get(name)?.replace(/^.*,/, '') ?? '');
    writeSent(file, sent);
  }
  return Object.fromEntries(photos.map(({ name }) => [name, sent[name] ?? '']));
}

/** Why a form was not saved, and the form with what `main` contains by now. */
export interface Refusal extends NoticeProps {
  readonly draft?: Draft | undefined;
}

/**
 * Saves a form: what the owner changed in it, on what `main` contains by now.
 * @param seenWarnings those that the last Save gave: another Save says yes to them
 * @returns why it was not saved; undefined if it was
 * @throws Failure, if a request failed
 */
export async function save(
  file: FactsFile,
  draft: Draft,
  seenWarnings: readonly Warning[] = [],
  attempts = 3,
): Promise<Refusal | undefined> {
  const schema = factsSchema.shape[file];
  const day = dayInSouthAfrica(new Date());
  const heading = 'Nothing is saved yet:';
  const mistakes = checkFile(file, draft.value, { day, exampleAnswers: examples });
  if (mistakes.length > 0) return { heading, mistakes };
  const main = await readMain();
  const { value, problem } = main.files.get(file) ?? {};
  if (problem) return { heading: problem };
  const answersIn = (each: unknown) => readAnswers(schema, ownAnswers(schema, each)).answers;
  const [base, saved, mine] = [answersIn(draft.base), answersIn(value), answersIn(draft.value)];
  const { value: answers, conflicts } = merge(schema, { base, theirs: saved, mine });
  // Nothing was changed, or an earlier Save arrived but its answer was lost.
  if (value !== undefined && !isExample(value) && isSame(answers, saved)) {
    writeLastSave(file, main.commits);
    return undefined;
  }
  const merged = { base: saved, value: answers };
  if (conflicts.length > 0) {
    const changed =
      'Somebody else has changed the same answer, and nothing is saved yet. Correct yours, then tap Save again to replace theirs:';
    return { heading: changed, mistakes: conflicts, draft: merged };
  }
  const next = isSame(answers, mine) ? undefined : merged;
  const photos = findNewPhotos(schema, answers, main);
  const left = [
    ...checkFile(file, answers, { day, exampleAnswers: examples }),
    ...findPastDays(schema, saved, answers, day),
    ...findLostPhotos(file, answers, photos),
  ];
  if (left.length > 0) return { heading, mistakes: left, draft: next };
  const warnings = findWarnings(schema, saved, answers);
  if (warnings.some((warning) => !seenWarnings.some((each) => isSame(each, warning)))) {
    const question = 'Nothing is saved yet. Answer these: if all is right, tap Save again.';
    return { heading: question, mistakes: warnings, draft: next };
  }
  try {
    const changes = {
      head: main.head,
      headline: `Change ${file} in the editor`,
      facts: { [file]: `${JSON.stringify(answers, null, 2)}\n` },
      photos: await sendPhotos(file, photos),
    };
    writeLastSave(file, await commit(changes));
    return undefined;
  } catch (error) {
    const kind = error instanceof Failure && error.kind;
    if (attempts === 1 || (kind !== 409 && kind !== 410)) throw error;
    // 410: GitHub has removed a photo that no commit names. All are sent again or, if they went with the tab, asked for.
    if (kind === 410) writeSent(file, {});
    // 409: a commit came between, which may be this one, sent twice by the browser because its answer was lost.
    await pause();
    return save(file, draft, seenWarnings, attempts - 1);
  }
}
