import * as z from 'zod';
import { formatDay } from '@/facts/days';
import { metaOf, unwrap } from '@/facts/schema/walk';
import { withoutOurSpaces, writeNumber } from '@/facts/schema/write-number';
import { readNumber } from '@/lib/numbers/read-number';

/** A number as the site writes it, `2 900,5`, or a text that could not be read. */
export function formatAmount(value: unknown): string {
  if (typeof value === 'number') return writeNumber(value);
  return typeof value === 'string' ? value : '';
}

/**
 * The number that is typed, read as the calculator reads it, with or without an R before it; what can be read in two
 * ways, or not at all, stays text, which Save refuses.
 */
export function readAmount(typed: string): number | string {
  const outcome = readNumber(withoutOurSpaces(typed).replace(/^\s*R\s*/i, ''));
  if (outcome.kind !== 'result') return typed;
  return Number(outcome.value.numerator) / Number(outcome.value.denominator);
}

/** A single answer as a person reads it, `2 500 rand per hectare`; empty if there is none. */
export function formatAnswer(schema: z.core.$ZodType, value: unknown): string {
  const { choices, unit } = metaOf(schema);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return unit ? `${writeNumber(value)} ${unit}` : writeNumber(value);
  if (typeof value !== 'string') return '';
  return unwrap(schema) instanceof z.ZodISODate ? formatDay(value) : (choices?.[value] ?? value);
}
