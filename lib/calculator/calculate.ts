import { type Fraction, floor } from '@/text/fraction';
import type { Outcome } from '@/text/read-number';
import type { CalculatorFacts } from './calculator-facts';
import { type CalculatorInput, type Mode, varietyOf } from './input';
import type { FieldReadings } from './read-field';
import {
  type LandUnit,
  landFigures,
  landNeeded,
  seedsNeeded,
  toSquareMetres,
  weighSeed,
} from './seed-arithmetic';
import type { Variety } from './variety';

export interface CalculatorResult extends ReturnType<typeof landFigures> {
  readonly mode: Mode;
  readonly variety: Variety;
  readonly seeds: bigint;
  readonly landSquareMetres: Fraction;
  /** The number that the grower entered: seeds, or land in its unit. */
  readonly entered: Fraction;
  readonly unit: LandUnit;
  /** Undefined if we have not counted the variety's cloves. */
  readonly seedWeight: ReturnType<typeof weighSeed>;
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
  const entered = size.value;
  const variety = varietyOf(facts, input.variety);
  const landSquareMetres = isSeedsToLand
    ? landNeeded(floor(entered), variety)
    : toSquareMetres(entered, unit);
  const seeds = isSeedsToLand ? floor(entered) : seedsNeeded(landSquareMetres, variety);
  const figures = landFigures(landSquareMetres, variety);
  const seedWeight = weighSeed(variety, seeds);
  return {
    kind: 'result',
    value: { mode, variety, seeds, landSquareMetres, entered, unit, seedWeight, ...figures },
  };
}
