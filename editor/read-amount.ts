/** Numbers as South Africans write them: `2 900,50`, `R1 200`. A South African phone's keypad has only a comma. */
import * as z from 'zod';
import { writeNumber } from '@/content/facts/schema/write-number';
import { readNumber } from '@/lib/numbers/read-number';

/** Every number that a text can mean; none if it cannot be read. */
function meaningsOf(text: string): number[] {
  // Cheques are written as `R2 500-00`, and prices as `R2 500/ha`. Other cents would make a price of a range.
  const number = text
    .trim()
    .replace(/^R/i, '')
    .replace(/ ?(\/|per) ?[a-z]+$/i, '')
    .replace(/-00$/, '');
  const outcome = readNumber(number);
  if (outcome.kind === 'readings') return outcome.readings.flatMap(meaningsOf);
  if (outcome.kind !== 'result') return [];
  return [Number(outcome.value.numerator) / Number(outcome.value.denominator)];
}

/**
 * Reads what was typed into a field: a number, or the text itself if it cannot be read. Of two readings it takes
 * the one that the field accepts: 1,200 rand per hectare is R1 200.
 */
export function readAmount(text: string, field: z.core.$ZodType): number | string {
  const meanings = meaningsOf(text);
  const possible = meanings.filter((meaning) => z.safeParse(field, meaning).success);
  const [amount, other] = meanings.length > 1 ? possible : meanings;
  return amount === undefined || other !== undefined ? text : amount;
}

/** A number as the field shows it, `2900,5`, or a text that could not be read. */
export function formatAmount(value: unknown): string {
  if (typeof value === 'number') return writeNumber(value, '');
  return typeof value === 'string' ? value : '';
}
