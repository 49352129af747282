/** Checks that only the editor makes before saving: changes that may be mistakes. */
import type { z } from 'zod';
import type { Mistake } from '@/facts/check';
import { formatDay, hasPassed } from '@/facts/days';
import type { Photo } from '@/facts/schema/files';
import { labelOf, valueAt, valuesIn } from '@/facts/schema/walk';
import { formatRand } from '@/lib/numbers/format';

/** What the owner is asked before a Save, to which another Save says yes. */
export interface Warning extends Mistake {
  /** The new photo that it is about. */
  readonly photo?: string;
}

/** What to ask about the changes of a file. @param before the file as it is on `main` */
export function findWarnings(schema: z.core.$ZodType, before: unknown, after: unknown): Warning[] {
  return valuesIn(schema, after).flatMap(({ path, meta, value: is }): Warning[] => {
    const was = valueAt(before, path);
    if (is === was) return [];
    const label = labelOf(schema, path, after);
    const altIn = (file: unknown) =>
      String(valueAt(file, [...path.slice(0, -1), 'alt' satisfies keyof Photo]));
    if (meta.isPhoto && altIn(after) === altIn(before)) {
      const sentence = `${label}: does “${altIn(after)}” describe this new photo?`;
      return [{ path, sentence, photo: String(is) }];
    }
    const isPrice = meta.service && typeof is === 'number' && typeof was === 'number';
    if (!isPrice || Math.abs(is - was) <= was / 2) return [];
    const sentence = `${label}: ${formatRand(is)}, was ${formatRand(was)}. Is that right?`;
    return [{ path, sentence }];
  });
}

/**
 * The last days that were set to a day in the past, from which on the site would not show what they belong to.
 * A day that the file had before is none of them: only the calendar made it past.
 */
export function findPastDays(
  schema: z.core.$ZodType,
  before: unknown,
  after: unknown,
  today: string,
): Mistake[] {
  const lastDaysIn = (file: unknown) => valuesIn(schema, file).filter(({ meta }) => meta.isLastDay);
  const known = new Set(lastDaysIn(before).map(({ value }) => value));
  return lastDaysIn(after).flatMap(({ path, value }) => {
    if (typeof value !== 'string' || !hasPassed(value, today) || known.has(value)) return [];
    const day = `${labelOf(schema, path, after)} is ${formatDay(value)}`;
    return { path, sentence: `${day}, which is in the past: give a later day.` };
  });
}
