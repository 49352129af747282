import type * as z from 'zod';
import { writeNumber } from '@/content/facts/schema/write-number';

/** A number as the field shows it, `2900,5`, or a text that could not be read. */
export function formatAmount(value: unknown): string {
  if (typeof value === 'number') return writeNumber(value, '');
  return typeof value === 'string' ? value : '';
}

/** A value as its form shows it; empty if there is none. @param meta of its field */
export function formatValue(value: unknown, { choices = {} }: z.core.GlobalMeta): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const written = formatAmount(value);
  return choices[written] ?? written;
}
