/** What the owner's form of a file begins with. */
import * as z from 'zod';
import { isExample } from '@/facts/check';
import { isGroup, partsOf, unwrap } from '@/facts/schema/walk';

/** What must be in a file whatever the owner answers: the figures of the specification. */
function requiredIn(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return undefined;
  const inside = unwrap(schema, value);
  if (!isGroup(inside)) return value;
  const parts = partsOf(inside, value).map(([name, part, each]) => [name, requiredIn(part, each)]);
  return Object.fromEntries(parts);
}

/** The value of a file; while it is the example's, only what must be in it. */
export function ownAnswers(schema: z.core.$ZodType, value: unknown): unknown {
  return isExample(value) ? requiredIn(schema, value) : value;
}
