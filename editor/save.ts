/** Saves a form in two steps: `prepare` works out what the owner reviews, `publish` commits it. */
import { type Mistake, readAnswers } from '@/facts/check';
import { type FactsFile, factsSchema } from '@/facts/schema/files';
import { labelOf, metaOf, schemaAt, valueAt } from '@/facts/schema/walk';
import { type Change, findChanges } from './changes';
import { type Draft, type LastSave, writeLastSave } from './drafts';
import { Failure } from './failures';
import { type Conflict, isSame, merge, type Side } from './merge';
import { findNewPhotos, findRefusals, type NewPhotos } from './refusals';
import { commit, type Main, pause, readMain, sendPhoto } from './requests';
import { lostPhoto, newPhotos } from './resize-photo';

export interface Wanted {
  readonly file: FactsFile;
  readonly draft: Draft;
  /** Whether to date the sale list today, because the owner has just checked it. */
  readonly isListChecked?: boolean;
  /** Whose values to keep in conflicts; undefined until the owner chooses. */
  readonly side?: Side;
}

/** What the owner reviews before it is published. */
export interface Review extends Wanted {
  readonly main: Main;
  readonly saved: unknown;
  readonly answers: unknown;
  readonly changes: readonly Change[];
  readonly photos: NewPhotos;
  /** How many lots will count as checked today. */
  readonly checkedLots: number;
}

/** Where a save stands: done, refused, in conflict with another phone, or waiting for the owner's approval. */
export type Prepared =
  | Readonly<{ kind: 'done' }>
  | Readonly<{ kind: 'refused'; heading: string; mistakes: readonly Mistake[] }>
  | Readonly<{ kind: 'conflicts'; wanted: Wanted; conflicts: readonly Change[] }>
  | Readonly<{ kind: 'review'; review: Review }>;

/** New photos that a reload has lost. */
function findLostPhotos({ file, draft }: Wanted, photos: NewPhotos): Mistake[] {
  const lost = photos.filter(({ name }) => !newPhotos.has(name));
  return lost.map(({ path }) => {
    const label = labelOf(factsSchema.shape[file], path, draft.value);
    return { path, sentence: `${label}: ${lostPhoto}` };
  });
}

/** The SHAs of uploaded photos, by file name. No commit may contain them yet. */
const sentPhotos = new Map<string, string>();

/** Uploads the photos that are not uploaded yet, one at a time. @returns all SHAs, by file name */
async function sendPhotos({ photos }: Review) {
  for (const { name } of photos) {
    const base64 = newPhotos.get(name)?.replace(/^.*,/, '') ?? '';
    if (!sentPhotos.has(name)) sentPhotos.set(name, await sendPhoto(base64));
  }
  return Object.fromEntries(photos.map(({ name }) => [name, sentPhotos.get(name) ?? '']));
}

/** The number of lots in a file; only the sale list has any. */
const countLots = (value: unknown) =>
  ['cattle', 'garlic'].flatMap((name) => valueAt(value, [name]) ?? []).length;

/** Remembers a save, so that the home screen can show its status and undo it. */
function remember(
  { file, changes }: Pick<Review, 'file' | 'changes'>,
  save: Omit<LastSave, 'file' | 'what'>,
) {
  const { label } = metaOf(factsSchema.shape[file]);
  const fields = changes.map((change) => change.label).join(', ');
  writeLastSave({ ...save, file, what: `${label}: ${fields}` });
}

/** Describes a conflict: their value and this phone's. */
function describe(file: FactsFile, { path, theirs, mine }: Conflict): readonly Change[] {
  const schema = factsSchema.shape[file];
  return findChanges(schemaAt(schema, path) ?? schema, theirs, mine, labelOf(schema, path));
}

/** Merges a form with `main`, and checks it as the build will. @throws Failure */
export async function prepare(wanted: Wanted): Promise<Prepared> {
  const { file, draft, isListChecked = true, side } = wanted;
  const main = await readMain();
  const { value: saved, problem } = main.files.get(file) ?? {};
  if (problem) return { kind: 'refused', heading: problem, mistakes: [] };
  const schema = factsSchema.shape[file];
  const answersIn = (value: unknown) => readAnswers(schema, value).answers;
  const [base, theirs] = [draft.base, saved].map(answersIn);
  const mine = answersIn(draft.value);
  const { value, conflicts } = merge(schema, { base, theirs, mine }, side);
  if (conflicts.length > 0 && !side) {
    const changes = conflicts.flatMap((each) => describe(file, each));
    return { kind: 'conflicts', wanted, conflicts: changes };
  }
  const isDayTyped = !isSame(valueAt(draft.value, ['asOf']), valueAt(draft.base, ['asOf']));
  const isDated = file === 'for-sale' && isListChecked && !isDayTyped;
  const checkedLots = isDated ? countLots(value) : 0;
  const answers = answersIn(checkedLots > 0 ? { ...Object(value), asOf: main.day } : value);
  const photos = findNewPhotos(schema, answers, main.photos);
  const { isPreview } = main.live;
  const change = { file, before: saved, after: answers, photos, isPreview };
  const mistakes = [
    ...findRefusals({ ...change, day: main.day }),
    ...findLostPhotos(wanted, photos),
  ];
  if (mistakes.length > 0) return { kind: 'refused', heading: 'Nothing is saved yet:', mistakes };
  if (saved !== undefined && isSame(answers, answersIn(saved))) {
    // Nothing changed, or an earlier save succeeded but its response was lost: remember that save.
    if (!isSame(mine, base) && side !== 'theirs') {
      const { head: commit, milliseconds } = main;
      const changes = findChanges(schema, base, answers);
      remember({ file, changes }, { commit, milliseconds, before: undefined, after: answers });
    }
    return { kind: 'done' };
  }
  const changes = findChanges(schema, theirs, answers);
  const review = { ...wanted, main, saved, answers, changes, photos, checkedLots };
  return { kind: 'review', review };
}

/**
 * Commits what the owner has reviewed. If `main` has moved, it prepares again, and commits only the same changes.
 * @returns `done`, or the next screen
 * @throws Failure, if a request fails
 */
export async function publish(review: Review, attempts = 3): Promise<Prepared> {
  const { file, main, saved, answers } = review;
  try {
    const facts = { [file]: `${JSON.stringify(answers, null, 2)}\n` };
    const photos = await sendPhotos(review);
    const made = await commit({ head: main.head, facts, photos });
    remember(review, { ...made, parent: main.head, before: saved, after: answers });
    return { kind: 'done' };
  } catch (error) {
    const status = error instanceof Failure && error.httpStatus;
    // GitHub may have garbage-collected an uploaded photo: the next Save uploads all again.
    if (status === 400) sentPhotos.clear();
    if (status !== 409 || attempts === 1) throw error;
    // `main` has moved, perhaps by this very commit: browsers resend a request whose connection broke.
    await pause();
    const next = await prepare(review);
    const isAsShown = next.kind === 'review' && isSame(next.review.changes, review.changes);
    return isAsShown ? publish(next.review, attempts - 1) : next;
  }
}
