import { readNumber, spellNumber } from '@/text/read-number';
import { writeNumber } from '@/text/write-number';
import type { CalculatorFacts } from './calculator-facts';
import { type CalculatorInput, chooseInput, defaultInput, textOf } from './input';
import { type FieldReadings, isNumberField } from './read-field';

/** The keys that each mode adds to a link, besides the variety. */
const keysOf = { seedsToLand: ['seeds'], landToSeeds: ['land', 'unit'] } as const;

/** The keys of an open estimate. */
const estimateKeys = ['services', 'tons', 'km'] as const;

/** Every key that a calculation may have in a link. An older link may have others, which are ignored. */
const linkKeys = ['variety', ...Object.values(keysOf).flat(), ...estimateKeys] as const;

/** A value of a link as growers write it: `2.5` becomes `2,5`. */
function asTyped(value: string): string {
  return value.replace(/^\d+\.\d+$/, (number) => writeNumber(number, ''));
}

/**
 * The calculation in a link, such as `?variety=shani&land=2.5&unit=hectare`. Values that
 * cannot be read fall back to their defaults.
 * @returns the values of the calculator's fields, whether the estimate is open, and whether a default replaced a
 * value; undefined if the link has none of the keys
 */
export function readCalculationLink(facts: CalculatorFacts, search: string) {
  // Undoes the HTML escaping of programs that pass links on, which would change the calculation.
  const query = new URLSearchParams(search.replace(/&(amp;)+/g, '&'));
  if (!linkKeys.some((key) => query.has(key))) return undefined;
  const defaults = defaultInput(facts);
  const isLand = keysOf.landToSeeds.some((key) => query.has(key)) && !query.has('seeds');
  const input = chooseInput(facts, (name) => {
    if (name === 'mode') return isLand ? 'landToSeeds' : 'seedsToLand';
    const value = query.get(name) ?? textOf(defaults, name);
    const isNumber = readNumber(value).kind !== 'problem';
    return isNumber || !isNumberField(name) ? asTyped(value) : '';
  });
  const isFaulty = linkKeys.some((key) => {
    const value = query.get(key);
    return value !== null && textOf(input, key) !== asTyped(value);
  });
  return { input, isEstimateOpen: estimateKeys.some((key) => query.has(key)), isFaulty };
}

/**
 * A value as links write it: a number as digits with a decimal point that cannot be mistaken for a
 * thousands separator (`2500`, `0.5`, `1.0050`), and an empty text for a field without a number.
 */
function valueForLink(
  name: keyof CalculatorInput,
  input: CalculatorInput,
  fields: FieldReadings,
): string {
  if (!isNumberField(name)) return textOf(input, name);
  const outcome = fields[name];
  if (outcome.kind !== 'result') return '';
  return spellNumber(outcome.value).replace(/\s/g, '').replace(',', '.');
}

/**
 * The query of a link to a calculation, and to its estimate if that is open.
 * @param fields the numbers of the input, as `readFields` returns them
 */
export function writeCalculationLink(
  input: CalculatorInput,
  isEstimateOpen: boolean,
  fields: FieldReadings,
): string {
  const query = new URLSearchParams();
  const keys = ['variety', ...keysOf[input.mode], ...(isEstimateOpen ? estimateKeys : [])] as const;
  for (const key of keys) {
    const value = valueForLink(key, input, fields);
    // Without the key the link would mean the default services.
    if (value !== '' || key === 'services') query.set(key, value);
  }
  return String(query);
}
