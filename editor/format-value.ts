import * as z from 'zod';
import { metaOf, unwrap, valueAt } from '@/facts/schema/walk';
import { formatDay } from '@/text/days';
import { readNumber } from '@/text/read-number';
import { withoutOurSpaces, writeNumber } from '@/text/write-number';

/** A number formatted as on the site, `2 900,5`; text that could not be read stays as typed. */
export function formatAmount(value: unknown): string {
  if (typeof value === 'number') return writeNumber(value);
  return typeof value === 'string' ? value : '';
}

/** Every number that a typed text may mean, parsed as in the calculator, after an optional R. */
function readingsOf(typed: string): readonly number[] {
  const outcome = readNumber(withoutOurSpaces(typed).replace(/^\s*R\s*/i, ''));
  if (outcome.kind === 'readings') return outcome.readings.flatMap(readingsOf);
  if (outcome.kind !== 'result') return [];
  return [Number(outcome.value.numerator) / Number(outcome.value.denominator)];
}

/** The typed number. Ambiguous or unreadable text stays text, which Save refuses. */
export function readAmount(typed: string): number | string {
  const [number = typed, ...others] = readingsOf(typed);
  return others.length > 0 ? typed : number;
}

const shortForms: Readonly<Record<string, string>> = {
  hectare: 'ha',
  ton: 't',
  hour: 'h',
  kilogram: 'kg',
  kilometre: 'km',
  centimetre: 'cm',
  cent: '%',
};

/**
 * The numbers that a text may mean where a number is required: it ends in the field's unit, or is ambiguous.
 * @returns what to write instead, such as `2500`; only numbers that the field accepts
 */
export function suggestAmounts(field: z.core.$ZodType, typed: string): readonly string[] {
  const words = metaOf(field).unit?.split(' ') ?? [];
  const forms = words.flatMap((word) => {
    const one = word.replace(/s$/, '');
    return [`${one}s?`, shortForms[one] ?? []].flat();
  });
  const unit = new RegExp(`([\\s/]*(${forms.join('|')})\\.?)+$`, 'i');
  const meant = readingsOf(typed.trim().replace(unit, ''));
  const fitting = meant.filter((number) => z.safeParse(field, number).success);
  return fitting.map((number) => writeNumber(number, ''));
}

/** A single answer in words, such as `2 500 rand per hectare`; empty if there is none. */
export function formatAnswer(schema: z.core.$ZodType, value: unknown): string {
  const { choices, unit, isSpot } = metaOf(schema);
  if (isSpot && value !== undefined) {
    const third = (name: string) => Math.min(2, Math.floor(Number(valueAt(value, [name])) / 33.4));
    const height = ['near the top', 'halfway down', 'near the bottom'][third('y')];
    return `${['left', 'in the middle', 'right'][third('x')]}, ${height}`;
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return unit ? `${writeNumber(value)} ${unit}` : writeNumber(value);
  if (typeof value !== 'string') return '';
  return unwrap(schema) instanceof z.ZodISODate ? formatDay(value) : (choices?.[value] ?? value);
}
