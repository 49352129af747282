import type * as z from 'zod';
import { valueAt, valuesIn } from '@/content/facts/reading/walk';
import { writeNumber } from '@/content/facts/schema/write-number';

/** A number as the site writes it, `2 900,50`, or a text that could not be read. @param meta of its field */
export function formatAmount(value: unknown, { unit = '' }: z.core.GlobalMeta): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const rand = value.toFixed(2);
  // Half a cent is refused, and not rounded.
  const isRand = unit.startsWith('rand') && Number(rand) === value;
  return writeNumber(isRand ? rand.replace('.00', '') : value);
}

/** A value as its form shows it; empty if there is none. @param meta of its field */
export function formatValue(value: unknown, meta: z.core.GlobalMeta): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const written = formatAmount(value, meta);
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
