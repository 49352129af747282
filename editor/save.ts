/** Saves a form in two steps: prepares what is shown before anything is published, and publishes it. */
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

/** What was asked to be saved. */
export interface Wanted {
  readonly file: FactsFile;
  readonly draft: Draft;
  /** Whether a list of lots is dated today, since the owner has just seen it; otherwise its day stays. */
  readonly isListChecked?: boolean;
  /** Whose answers are taken where two phones have changed the same field; undefined until that is chosen. */
  readonly side?: Side;
}

/** What will be published, once the owner has seen it. */
export interface Review extends Wanted {
  readonly main: Main;
  readonly saved: unknown;
  readonly answers: unknown;
  readonly changes: readonly Change[];
  readonly photos: NewPhotos;
  /** How many lots will count as checked today. */
  readonly checkedLots: number;
}

/** What came of a Save so far: it is done, refused, waits for a choice between two phones, or for a yes. */
export type Prepared =
  | Readonly<{ kind: 'done' }>
  | Readonly<{ kind: 'refused'; heading: string; mistakes: readonly Mistake[] }>
  | Readonly<{ kind: 'conflicts'; wanted: Wanted; conflicts: readonly Change[] }>
  | Readonly<{ kind: 'review'; review: Review }>;

/** The new photos that went with the tab in which they were chosen. */
function findLostPhotos({ file, draft }: Wanted, photos: NewPhotos): Mistake[] {
  const lost = photos.filter(({ name }) => !newPhotos.has(name));
  return lost.map(({ path }) => {
    const label = labelOf(factsSchema.shape[file], path, draft.value);
    return { path, sentence: `${label}: ${lostPhoto}` };
  });
}

/** The photos that GitHub has, and that no commit names yet: what they are called in git, by their names. */
const sentPhotos = new Map<string, string>();

/** Sends photos, one after another, but for those that were sent before. @returns what they are called in git */
async function sendPhotos({ photos }: Review) {
  for (const { name } of photos) {
    const base64 = newPhotos.get(name)?.replace(/^.*,/, '') ?? '';
    if (!sentPhotos.has(name)) sentPhotos.set(name, await sendPhoto(base64));
  }
  return Object.fromEntries(photos.map(({ name }) => [name, sentPhotos.get(name) ?? '']));
}

/** How many lots are in the value of a file: none in any but the sale list. */
const countLots = (value: unknown) =>
  ['cattle', 'garlic'].flatMap((name) => valueAt(value, [name]) ?? []).length;

/** Remembers a save, so that the list can say what became of it, and undo it. */
function remember(
  { file, changes }: Pick<Review, 'file' | 'changes'>,
  save: Omit<LastSave, 'file' | 'what'>,
) {
  const { label } = metaOf(factsSchema.shape[file]);
  const fields = changes.map((change) => change.label).join(', ');
  writeLastSave({ ...save, file, what: `${label}: ${fields}` });
}

/** A field that two phones have changed, in words: theirs, and this one's. */
function describe(file: FactsFile, { path, theirs, mine }: Conflict): readonly Change[] {
  const schema = factsSchema.shape[file];
  return findChanges(schemaAt(schema, path) ?? schema, theirs, mine, labelOf(schema, path));
}

/** Compares a form with what `main` contains by now, and checks it as the build will. @throws Failure */
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
    // Nothing was changed; or an earlier Save arrived but its answer was lost, perhaps with the tab.
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
 * Publishes what was shown, as one commit; if `main` has moved, only what was shown.
 * @returns that it is done, or what must be seen, chosen or corrected first
 * @throws Failure, if a request failed
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
    // GitHub may have removed a photo that no commit names: the next Save sends all again.
    if (status === 400) sentPhotos.clear();
    if (status !== 409 || attempts === 1) throw error;
    // A commit came between, which may be this one, sent twice by the browser because its answer was lost.
    await pause();
    const next = await prepare(review);
    const isAsShown = next.kind === 'review' && isSame(next.review.changes, review.changes);
    return isAsShown ? publish(next.review, attempts - 1) : next;
  }
}
