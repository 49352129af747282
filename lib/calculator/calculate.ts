import type { CalculatorFacts } from '@/content/calculator-facts';
import type { Variety } from '@/content/varieties';
import { type Fraction, floor, fraction } from '../numbers/fraction';
import type { Outcome } from '../numbers/read-number';
import { type CalculatorInput, type Mode, varietyOf } from './input';
import { readField } from './read-field';
import { landFigures, landNeeded, seedsNeeded, toSquareMetres } from './seed-arithmetic';

export interface CalculatorResult extends ReturnType<typeof landFigures> {
  readonly mode: Mode;
  readonly variety: Variety;
  readonly seeds: bigint;
  readonly landSquareMetres: Fraction;
}

export interface SeedWeight {
  readonly kilograms: Fraction;
  readonly clovesPerKilogram: Fraction;
}

/** Works out the calculation of the mode that is chosen; never throws, whatever is typed. */
export function calculate(
  facts: CalculatorFacts,
  input: CalculatorInput,
): Outcome<CalculatorResult> {
  const { mode, unit } = input;
  const isSeedsToLand = mode === 'seedsToLand';
  const size = readField(isSeedsToLand ? 'seeds' : 'land', facts, input);
  if (size.kind !== 'result') return size;
  const variety = varietyOf(facts, input.variety);
  const landSquareMetres = isSeedsToLand
    ? landNeeded(floor(size.value), variety)
    : toSquareMetres(size.value, unit);
  const seeds = isSeedsToLand ? floor(size.value) : seedsNeeded(landSquareMetres, variety);
  const figures = landFigures(landSquareMetres, variety);
  return { kind: 'result', value: { mode, variety, seeds, landSquareMetres, ...figures } };
}

/** What a number of seeds weighs, by how many cloves the grower counts in a kilogram. */
export function seedWeight(
  facts: CalculatorFacts,
  seeds: bigint,
  input: CalculatorInput,
): Outcome<SeedWeight> {
  const cloves = readField('cloves', facts, input);
  if (cloves.kind !== 'result') return cloves;
  const { numerator, denominator } = cloves.value;
  const kilograms = fraction(seeds * denominator, numerator);
  return { kind: 'result', value: { kilograms, clovesPerKilogram: cloves.value } };
}
