import { type Fraction, floor, fraction } from '../numbers/fraction';
import type { Outcome } from '../numbers/read-number';
import type { CalculatorFacts, Variety } from './calculator-facts';
import { type CalculatorInput, type Mode, varietyOf } from './input';
import type { FieldReadings } from './read-field';
import {
  costInCents,
  landFigures,
  landNeeded,
  seedsNeeded,
  toSquareMetres,
} from './seed-arithmetic';

export interface CalculatorResult extends ReturnType<typeof landFigures> {
  readonly mode: Mode;
  readonly variety: Variety;
  readonly seeds: bigint;
  readonly landSquareMetres: Fraction;
  /** Empty while neither the grower nor we have counted the cloves in a kilogram. */
  readonly seedWeight: Outcome<SeedWeight>;
}

export interface SeedWeight {
  readonly kilograms: Fraction;
  readonly clovesPerKilogram: Fraction;
  /** The price of this much of our seed; undefined if the variety has no price. */
  readonly cost: Readonly<{ randPerKilogram: number; cents: bigint }> | undefined;
}

/**
 * Calculates in the chosen mode; never throws, whatever is typed.
 * @param fields the numbers of the input, as `readFields` returns them
 */
export function calculate(
  facts: CalculatorFacts,
  input: CalculatorInput,
  fields: FieldReadings,
): Outcome<CalculatorResult> {
  const { mode, unit } = input;
  const isSeedsToLand = mode === 'seedsToLand';
  const size = fields[isSeedsToLand ? 'seeds' : 'land'];
  if (size.kind !== 'result') return size;
  const variety = varietyOf(facts, input.variety);
  const landSquareMetres = isSeedsToLand
    ? landNeeded(floor(size.value), variety)
    : toSquareMetres(size.value, unit);
  const seeds = isSeedsToLand ? floor(size.value) : seedsNeeded(landSquareMetres, variety);
  const figures = landFigures(landSquareMetres, variety);
  const seedWeight = weighSeed(variety, seeds, fields.cloves);
  return {
    kind: 'result',
    value: { mode, variety, seeds, landSquareMetres, seedWeight, ...figures },
  };
}

/**
 * The weight and price of a number of seeds, from the cloves that the grower has counted in a kilogram
 * or, without a count, from ours for the variety.
 */
function weighSeed(
  { clovesPerKilogram: ours, seedRandPerKilogram: rand }: Variety,
  seeds: bigint,
  counted: Outcome<Fraction>,
): Outcome<SeedWeight> {
  if (counted.kind === 'problem' || counted.kind === 'question') return counted;
  const clovesPerKilogram = counted.kind === 'result' ? counted.value : ours && fraction(ours);
  if (!clovesPerKilogram) return { kind: 'empty' };
  const { numerator, denominator } = clovesPerKilogram;
  const kilograms = fraction(seeds * denominator, numerator);
  const cost =
    rand === undefined ? undefined : { randPerKilogram: rand, cents: costInCents(kilograms, rand) };
  return { kind: 'result', value: { kilograms, clovesPerKilogram, cost } };
}
