/** The rule of every Save: what the build of `main` would refuse is not saved. */
import type { z } from 'zod';
import { checkAnswers, findReasonsToWait, type Mistake } from '@/facts/check';
import { type FactsFile, factsSchema, type Photo } from '@/facts/schema/files';
import { isIllustration } from '@/facts/schema/photos';
import { labelOf, type Path, valueAt, valuesIn } from '@/facts/schema/walk';
import { maxNewPhotos } from './protocol';

/** The owner's photos that a file names and `main` has not, by field. */
export function findNewPhotos(schema: z.ZodType, value: unknown, saved: ReadonlySet<string>) {
  return valuesIn(schema, value).flatMap(({ path, meta, value: name }) =>
    meta.isPhoto && typeof name === 'string' && !saved.has(name) && !isIllustration(name)
      ? { path, name }
      : [],
  );
}
export type NewPhotos = ReturnType<typeof findNewPhotos>;

/** A change of a file, and what it is checked against. */
export interface Circumstances {
  readonly file: FactsFile;
  /** The file as `main` contains it. */
  readonly before: unknown;
  readonly after: unknown;
  /** Today, by the host's clock. */
  readonly day: string;
  readonly isPreview: boolean;
  readonly photos: NewPhotos;
}

/** What a live build would refuse in the change, though not in what was there before: an owner may answer one by one. */
function findNewReasonsToWait({ file, before, after, isPreview }: Circumstances): Mistake[] {
  if (isPreview) return [];
  const known = new Set(findReasonsToWait(file, before).map(({ sentence }) => sentence));
  return findReasonsToWait(file, after).filter(({ sentence }) => !known.has(sentence));
}

/** New photos of which nobody has said that they may be shown, and one that is too many for a save. */
function findPhotoMistakes({ file, after, photos }: Circumstances): Mistake[] {
  const labelled = (path: Path, problem: string) => {
    return { path, sentence: `${labelOf(factsSchema.shape[file], path, after)}: ${problem}.` };
  };
  const unasked = photos.flatMap(({ path }) => {
    const beside = [...path.slice(0, -1), 'takenOnTheFarm' satisfies keyof Photo];
    // A lot's photo is refused by its schema.
    const isAnswered = file === 'for-sale' || valueAt(after, beside);
    return isAnswered ? [] : labelled(beside, 'answer Yes or No');
  });
  const extra = photos.slice(maxNewPhotos, maxNewPhotos + 1);
  const tooMany = `one Save takes ${maxNewPhotos} new photos: save those first`;
  return [...unasked, ...extra.map(({ path }) => labelled(path, tooMany))];
}

/** Why a change is not saved, one sentence a field. */
export function findRefusals(circumstances: Circumstances): Mistake[] {
  const { file, after, day } = circumstances;
  return [
    ...checkAnswers(factsSchema.shape[file], after, day),
    ...findNewReasonsToWait(circumstances),
    ...findPhotoMistakes(circumstances),
  ];
}
