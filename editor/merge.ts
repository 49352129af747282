/** Takes over what somebody else saved while a form was open, answer by answer; a list is one answer. */

import type * as z from 'zod';
import type { Mistake } from '@/facts/check';
import { metaOf, partsOf, valueAt, withoutEmpty } from '@/facts/schema/walk';
import { describe } from './format-value';

/** A file as the form was made from it, as `main` contains it and as the form does. */
type Versions = Readonly<Record<'base' | 'theirs' | 'mine', unknown>>;

/** Whether values are equal that both have the order of their schema. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges a file.
 * @returns the merged value, with the form's of what both changed, and a sentence for each of these
 */
export function merge(schema: z.core.$ZodType, { base, theirs, mine }: Versions) {
  const conflicts: Mistake[] = [];
  const parts = partsOf(schema, mine).map(([name, part]) => {
    const [was, their, my] = [base, theirs, mine].map((each) => valueAt(each, [name]));
    if (isSame(my, was) || isSame(my, their)) return [name, their];
    const saved = describe(part, their, my);
    if (!isSame(their, was))
      conflicts.push({ path: [name], sentence: `${metaOf(part).label}: theirs is ${saved}.` });
    return [name, my];
  });
  return { value: withoutEmpty(Object.fromEntries(parts)) ?? {}, conflicts };
}
