/** Numbers as South Africans write them: `2 900,50`, `R1 200`. A phone set to South Africa offers the comma alone. */
import { z } from 'zod';
import { readNumber } from '../../../numbers/read-number';

/** What a field takes, and its sentence for anything else. */
export const limitsSchema = z.object({
  min: z.number(),
  max: z.number(),
  /** The smallest part that counts: 1, 0.1 or 0.01. */
  step: z.number(),
  sentence: z.string(),
});

export type Limits = Readonly<z.infer<typeof limitsSchema>>;

/** Every number that a text can mean; none where it cannot be read. */
function meaningsOf(text: string): number[] {
  // No word may follow. Cheques have `R2 500-00`.
  const number = text.trim().replace(/^R/i, '').replace(/-00$/, '');
  const outcome = readNumber(number);
  if (outcome.kind === 'question') return outcome.readings.flatMap(meaningsOf);
  if (outcome.kind !== 'result') return [];
  return [Number(outcome.value.numerator) / Number(outcome.value.denominator)];
}

function isWithin(value: unknown, { min, max, step }: Limits): boolean {
  return z.number().min(min).max(max).multipleOf(step).safeParse(value).success;
}

/**
 * Reads what was typed into a field: a number, null for nothing, or the text itself where it cannot be
 * read. Of two readings the one that the field takes is meant: 1,200 rand per hectare is R1 200.
 */
export function readAmount(text: string, limits: Limits): number | string | null {
  if (text.trim() === '') return null;
  const meanings = meaningsOf(text);
  const possible = meanings.length > 1 ? meanings.filter((one) => isWithin(one, limits)) : meanings;
  return possible.length === 1 ? (possible[0] ?? text) : text;
}

/** A number, or a text that was kept, as the field shows it: `2900,5`. */
export function spellAmount(value: unknown): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' ? value : '';
}

/** What is wrong with a value that `readAmount` gave. */
export function refuseAmount(value: unknown, limits: Limits): string | undefined {
  if (value === null || value === undefined || value === '' || isWithin(value, limits)) return;
  const [first, second] = typeof value === 'string' ? meaningsOf(value) : [];
  if (first === undefined || second === undefined) return limits.sentence;
  return `can mean ${spellAmount(first)} or ${spellAmount(second)}: write the one you mean`;
}
