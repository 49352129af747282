/** Refuses a Save that the build of `main` would refuse. */
import * as z from 'zod';
import { checkAnswers, findReasonsToWait, type Mistake } from '@/facts/check';
import { type FactsFile, factsSchema, type Photo } from '@/facts/schema/files';
import { isIllustration } from '@/facts/schema/photos';
import { labelOf, schemaAt, unwrap, valueAt, valuesIn } from '@/facts/schema/walk';
import { suggestAmounts } from './format-value';

/** The owner's photos that a file names but `main` lacks, by field. */
export function findNewPhotos(schema: z.ZodType, value: unknown, saved: ReadonlySet<string>) {
  return valuesIn(schema, value).flatMap(({ path, meta, value: name }) =>
    meta.isPhoto && typeof name === 'string' && !saved.has(name) && !isIllustration(name)
      ? { path, name }
      : [],
  );
}
export type NewPhotos = ReturnType<typeof findNewPhotos>;

/** A change of a file, and what the checks need to know. */
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

/** Missing answers that only this change introduces: those already missing may be given one at a time. */
function findNewReasonsToWait({ file, before, after, isPreview }: Circumstances): Mistake[] {
  if (isPreview) return [];
  const known = new Set(findReasonsToWait(file, before).map(({ sentence }) => sentence));
  return findReasonsToWait(file, after).filter(({ sentence }) => !known.has(sentence));
}

/** New photos that nobody has confirmed may be shown. */
function findUnasked({ file, after, photos }: Circumstances): Mistake[] {
  return photos.flatMap(({ path }) => {
    const beside = [...path.slice(0, -1), 'takenOnTheFarm' satisfies keyof Photo];
    const label = labelOf(factsSchema.shape[file], beside, after);
    // For a lot's photo, the schema refuses it.
    const isAnswered = file === 'for-sale' || valueAt(after, beside);
    return isAnswered ? [] : { path: beside, sentence: `${label}: answer Yes or No.` };
  });
}

/** Adds the likely number to a mistake about text in a number field. */
function suggest(schema: z.ZodType, after: unknown, mistake: Mistake): Mistake {
  const { path, sentence } = mistake;
  const [field, written] = [schemaAt(schema, path, after), valueAt(after, path)];
  const isAmount = field && unwrap(field) instanceof z.ZodNumber && typeof written === 'string';
  const numbers = isAmount ? suggestAmounts(field, written).join(' or ') : '';
  return numbers ? { path, sentence: sentence.replace(/\.$/, `: write ${numbers}.`) } : mistake;
}

/** Why a change cannot be saved, one sentence per field. */
export function findRefusals(circumstances: Circumstances): Mistake[] {
  const { file, after, day } = circumstances;
  const schema = factsSchema.shape[file];
  return [
    ...checkAnswers(schema, after, day).map((mistake) => suggest(schema, after, mistake)),
    ...findNewReasonsToWait(circumstances),
    ...findUnasked(circumstances),
  ];
}
