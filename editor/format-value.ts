import type * as z from 'zod';
import { valueAt, valuesIn } from '@/facts/schema/walk';
import { withoutOurSpaces, writeNumber } from '@/facts/schema/write-number';
import { readNumber } from '@/lib/numbers/read-number';

/** A number as the site writes it, `2 900,5`, or a text that could not be read. */
export function formatAmount(value: unknown): string {
  if (typeof value === 'number') return writeNumber(value);
  return typeof value === 'string' ? value : '';
}

/** The number that is typed, with or without an R before it; what can be read in two ways, or not at all, stays text. */
export function readAmount(typed: string): number | string {
  const outcome = readAmountField(typed);
  if (outcome.kind !== 'result') return typed;
  return Number(outcome.value.numerator) / Number(outcome.value.denominator);
}

/** What is typed into a field for an amount, read as the calculator reads it. */
export function readAmountField(typed: string) {
  return readNumber(withoutOurSpaces(typed).replace(/^\s*R\s*/i, ''));
}

/** A value as its form shows it; empty if there is none. @param meta of its field */
export function formatValue(value: unknown, meta: z.core.GlobalMeta): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const written = formatAmount(value);
  return meta.choices?.[written] ?? written;
}

/** What a value has and another has not, as text. */
export function describe(schema: z.core.$ZodType, value: unknown, other: unknown): string {
  if (value === undefined) return 'removed';
  const texts = valuesIn(schema, value).flatMap(({ path, meta, value: part }) => {
    const otherPart = valueAt(other, path);
    const isGroupOrList = [part, otherPart].some((each) => typeof each === 'object');
    if (isGroupOrList || part === otherPart) return [];
    const text = formatValue(part, meta) || 'nothing';
    return typeof path.at(-1) === 'string' ? `${meta.label}: ${text}` : text;
  });
  return `“${texts.join('; ')}”`;
}
