import type * as z from 'zod';
import { formatAmount } from './read-amount';

/** A value as its form shows it; empty if there is none. @param meta of its field */
export function formatValue(value: unknown, { choices = {} }: z.core.GlobalMeta): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const written = formatAmount(value);
  return choices[written] ?? written;
}
