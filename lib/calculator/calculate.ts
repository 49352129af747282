import type { CalculatorFacts } from '@/content/calculator-facts';
import type { Variety } from '@/content/varieties';
import { type Fraction, floor, fraction } from '../numbers/fraction';
import type { Outcome } from '../numbers/read-number';
import { type CalculatorInput, type Mode, varietyOf } from './input';
import { readField } from './read-field';
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
  /** Undefined while nobody has counted the cloves in a kilogram. */
  readonly seedWeight: SeedWeight | undefined;
}

export interface SeedWeight {
  readonly kilograms: Fraction;
  readonly clovesPerKilogram: Fraction;
  /** What so much of our seed costs; undefined where the variety has no price. */
  readonly cost: Readonly<{ randPerKilogram: number; cents: bigint }> | undefined;
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
  const weight = weighSeed(facts, seeds, input);
  const seedWeight = weight.kind === 'result' ? weight.value : undefined;
  return {
    kind: 'result',
    value: { mode, variety, seeds, landSquareMetres, seedWeight, ...figures },
  };
}

/**
 * What a number of seeds weighs and costs, by how many cloves the grower counts in a kilogram, or
 * else by our own count of the variety. Never throws, whatever is typed.
 */
export function weighSeed(
  facts: CalculatorFacts,
  seeds: bigint,
  input: CalculatorInput,
): Outcome<SeedWeight> {
  const { clovesPerKilogram: ours, seedRandPerKilogram: rand } = varietyOf(facts, input.variety);
  const counted = readField('cloves', facts, input);
  if (counted.kind === 'problem' || counted.kind === 'question') return counted;
  const clovesPerKilogram = counted.kind === 'result' ? counted.value : ours && fraction(ours);
  if (!clovesPerKilogram) return { kind: 'empty' };
  const { numerator, denominator } = clovesPerKilogram;
  const kilograms = fraction(seeds * denominator, numerator);
  const cost =
    rand === undefined ? undefined : { randPerKilogram: rand, cents: costInCents(kilograms, rand) };
  return { kind: 'result', value: { kilograms, clovesPerKilogram, cost } };
}
