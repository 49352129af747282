import type { z } from 'zod';
import { spellAmount } from './read-amount';

/** A value as its form shows it; empty where there is none. @param meta of its field */
export function valueInWords(value: unknown, { choices = {} }: z.core.GlobalMeta): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const words = spellAmount(value);
  return choices[words] ?? words;
}
