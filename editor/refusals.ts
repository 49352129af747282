/** The rule of every Save: what the build of `main` would refuse is not saved. */
import * as z from 'zod';
import { checkAnswers, findReasonsToWait, type Mistake } from '@/facts/check';
import { type FactsFile, factsSchema, type Photo } from '@/facts/schema/files';
import { isIllustration } from '@/facts/schema/photos';
import { labelOf, schemaAt, unwrap, valueAt, valuesIn } from '@/facts/schema/walk';
import { suggestAmounts } from './format-value';

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

/** New photos of which nobody has said that they may be shown. */
function findUnasked({ file, after, photos }: Circumstances): Mistake[] {
  return photos.flatMap(({ path }) => {
    const beside = [...path.slice(0, -1), 'takenOnTheFarm' satisfies keyof Photo];
    const label = labelOf(factsSchema.shape[file], beside, after);
    // A lot's photo is refused by its schema.
    const isAnswered = file === 'for-sale' || valueAt(after, beside);
    return isAnswered ? [] : { path: beside, sentence: `${label}: answer Yes or No.` };
  });
}

/** A mistake, with the number that was meant by a text, if a number should be there. */
function suggest(schema: z.ZodType, after: unknown, mistake: Mistake): Mistake {
  const { path, sentence } = mistake;
  const [field, written] = [schemaAt(schema, path, after), valueAt(after, path)];
  const isAmount = field && unwrap(field) instanceof z.ZodNumber && typeof written === 'string';
  const numbers = isAmount ? suggestAmounts(field, written).join(' or ') : '';
  return numbers ? { path, sentence: sentence.replace(/\.$/, `: write ${numbers}.`) } : mistake;
}

/** Why a change is not saved, one sentence a field. */
export function findRefusals(circumstances: Circumstances): Mistake[] {
  const { file, after, day } = circumstances;
  const schema = factsSchema.shape[file];
  return [
    ...checkAnswers(schema, after, day).map((mistake) => suggest(schema, after, mistake)),
    ...findNewReasonsToWait(circumstances),
    ...findUnasked(circumstances),
  ];
}
