/** Saves a form in two steps: prepares what is shown before anything is published, and publishes it. */
import { type Mistake, readAnswers } from '@/facts/check';
import { type FactsFile, factsSchema } from '@/facts/schema/files';
import { labelOf, metaOf, valueAt } from '@/facts/schema/walk';
import { type Change, findChanges } from './changes';
import { type Draft, type LastSave, writeLastSave } from './drafts';
import { Failure } from './failures';
import { type Conflict, isSame, merge, withAt } from './merge';
import { ownAnswers } from './own-answers';
import { findNewPhotos, findRefusals, type NewPhotos } from './refusals';
import { commit, type Main, pause, readMain, sendPhoto } from './requests';
import { lostPhoto, newPhotos } from './resize-photo';

// Defined by scripts/editor/build-editor.ts: what the example farm alone can have.
declare const answersOfExample: readonly string[];
export const exampleAnswers = new Set(answersOfExample);

/** What was asked to be saved. */
export interface Wanted {
  readonly file: FactsFile;
  readonly draft: Draft;
  /** Whether a list of lots is dated today, since the owner has just seen it; otherwise its day stays. */
  readonly isListChecked?: boolean;
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
  | Readonly<{ kind: 'refused'; heading: string; mistakes: readonly Mistake[]; draft?: Draft }>
  | Readonly<{ kind: 'conflicts'; conflicts: readonly Conflict[]; draft: Draft }>
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

/** What was sent last, while nobody knows whether it arrived. */
let unanswered: Review | undefined;

/** Remembers a save, so that the list can say what became of it, and undo it. */
function remember(
  { file, saved, answers, changes }: Pick<Review, 'file' | 'saved' | 'answers' | 'changes'>,
  { commits, milliseconds }: Pick<LastSave, 'commits' | 'milliseconds'>,
) {
  const fields = changes.map(({ label }) => label).join(', ');
  const what = [metaOf(factsSchema.shape[file]).label, fields].filter(Boolean).join(': ');
  writeLastSave({ file, commits, milliseconds, what, before: saved, after: answers });
  unanswered = undefined;
}

/** Compares a form with what `main` contains by now, and checks it as the build will. @throws Failure */
export async function prepare(wanted: Wanted): Promise<Prepared> {
  const { file, draft, isListChecked = true } = wanted;
  const main = await readMain();
  const { value: saved, problem } = main.files.get(file) ?? {};
  if (problem) return { kind: 'refused', heading: problem, mistakes: [] };
  const schema = factsSchema.shape[file];
  const answersIn = (each: unknown) => readAnswers(schema, each).answers;
  const [base, theirs] = [draft.base, saved].map((each) => answersIn(ownAnswers(schema, each)));
  const isDayTyped = !isSame(valueAt(draft.value, ['asOf']), valueAt(draft.base, ['asOf']));
  const countChecked = (value: unknown) =>
    file === 'for-sale' && isListChecked && !isDayTyped ? countLots(value) : 0;
  /** What would be saved of a value, and what is wrong with it. */
  const check = (value: unknown) => {
    const dated = countChecked(value) > 0 ? withAt(value, ['asOf'], main.day) : value;
    const after = answersIn(dated);
    const photos = findNewPhotos(schema, after, main.photos);
    const { day, live } = main;
    const change = {
      file,
      before: saved,
      after,
      photos,
      day,
      isPreview: live.isPreview,
      exampleAnswers,
    };
    const mistakes = [...findRefusals(change), ...findLostPhotos(wanted, photos)];
    const refused = { kind: 'refused', heading: 'Nothing is saved yet:', mistakes } as const;
    return { after, photos, refused: mistakes.length > 0 ? refused : undefined };
  };
  const own = check(draft.value);
  if (own.refused) return own.refused;
  const mine = answersIn(draft.value);
  const { value, conflicts } = merge(schema, { base, theirs, mine });
  if (conflicts.length > 0) return { kind: 'conflicts', conflicts, draft: { base, value: mine } };
  const { after: answers, photos, refused } = check(value);
  if (refused) return { ...refused, draft: { base: theirs, value } };
  if (saved !== undefined && isSame(answers, answersIn(saved))) {
    // Nothing was changed; or an earlier Save arrived but its answer was lost, perhaps with the tab.
    const unknown = {
      file,
      saved: undefined,
      answers,
      changes: findChanges(schema, base, answers),
    };
    const isKnown = unanswered?.file === file && isSame(unanswered.answers, answers);
    const known = isKnown ? unanswered : undefined;
    if (!isSame(mine, base)) remember(known ?? unknown, main);
    return { kind: 'done' };
  }
  const changes = findChanges(schema, theirs, ownAnswers(schema, answers));
  const checkedLots = countChecked(answers);
  const review = { ...wanted, main, saved, answers, changes, photos, checkedLots };
  return { kind: 'review', review };
}

/**
 * Publishes what was shown, as one commit; if `main` has moved, only what was shown.
 * @returns that it is done, or what must be seen, chosen or corrected first
 * @throws Failure, if a request failed
 */
export async function publish(review: Review, attempts = 3): Promise<Prepared> {
  const { file, main, answers } = review;
  try {
    const facts = { [file]: `${JSON.stringify(answers, null, 2)}\n` };
    const photos = await sendPhotos(review);
    unanswered = review;
    remember(review, await commit({ head: main.head, facts, photos }));
    return { kind: 'done' };
  } catch (error) {
    const kind = error instanceof Failure && error.kind;
    if (attempts === 1 || (kind !== 409 && kind !== 410)) throw error;
    // 410: GitHub has removed a photo that no commit names. All are sent again.
    if (kind === 410) sentPhotos.clear();
    // 409: a commit came between, which may be this one, sent twice by the browser because its answer was lost.
    await pause();
    const next = await prepare(review);
    const isAsShown = next.kind === 'review' && isSame(next.review.changes, review.changes);
    return isAsShown ? publish(next.review, attempts - 1) : next;
  }
}
