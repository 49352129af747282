import { weightProblems } from '@/content/bed';
import { calculatorProblems } from '@/content/calculator';
import type { CalculatorFacts } from '@/content/calculator-facts';
import type { Variety } from '@/content/varieties';
import { compare, type Fraction, floor, fraction } from '../numbers/fraction';
import { type Outcome, readNumber } from '../numbers/read-number';
import { type CalculatorInput, type Mode, unitWords, varietyOf } from './input';
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

const maxSeeds = fraction(10n ** 12n);
// South Africa has 1 220 813 km² of land.
const maxSquareMetres = fraction(1_220_813_000_000n);
const minLand = fraction(1, 10);
const maxClovesPerKilogram = fraction(1000);

/** What is wrong with a size, if anything. */
function problemOf({ mode, unit }: CalculatorInput, size: Fraction): string | undefined {
  const { numerator, denominator } = size;
  if (numerator <= 0n) return calculatorProblems.notPositive;
  if (mode === 'seedsToLand') {
    if (numerator % denominator !== 0n) return calculatorProblems.notWhole;
    return compare(size, maxSeeds) > 0n ? calculatorProblems.tooManySeeds : undefined;
  }
  if (compare(size, minLand) < 0n) return calculatorProblems.tooLittleLand;
  const isTooMuch = compare(toSquareMetres(size, unit), maxSquareMetres) > 0n;
  return isTooMuch ? calculatorProblems.tooMuchLand : undefined;
}

/** Works out the calculation of the mode that is chosen; never throws, whatever is typed. */
export function calculate(
  facts: Pick<CalculatorFacts, 'varieties'>,
  input: CalculatorInput,
): Outcome<CalculatorResult> {
  const { mode, unit } = input;
  const isSeedsToLand = mode === 'seedsToLand';
  const size = isSeedsToLand
    ? readNumber(input.seeds, /^(seed|clove)s?$/i, calculatorProblems.notANumber)
    : readNumber(input.land, unitWords[unit], calculatorProblems.notANumber);
  if (size.kind !== 'result') return size;
  const problem = problemOf(input, size.value);
  if (problem) return { kind: 'problem', problem };
  const variety = varietyOf(facts, input.variety);
  const landSquareMetres = isSeedsToLand
    ? landNeeded(floor(size.value), variety)
    : toSquareMetres(size.value, unit);
  const seeds = isSeedsToLand ? floor(size.value) : seedsNeeded(landSquareMetres, variety);
  const figures = landFigures(landSquareMetres, variety);
  return { kind: 'result', value: { mode, variety, seeds, landSquareMetres, ...figures } };
}

/** What a number of seeds weighs, by how many cloves the grower counts in a kilogram. */
export function seedWeight(seeds: bigint, typedCloves: string): Outcome<SeedWeight> {
  const { notANumber, outOfRange } = weightProblems;
  const cloves = readNumber(typedCloves, /^cloves?$/i, notANumber);
  if (cloves.kind !== 'result') return cloves;
  const { numerator, denominator } = cloves.value;
  if (numerator < denominator || compare(cloves.value, maxClovesPerKilogram) > 0n) {
    return { kind: 'problem', problem: outOfRange };
  }
  const kilograms = fraction(seeds * denominator, numerator);
  return { kind: 'result', value: { kilograms, clovesPerKilogram: cloves.value } };
}
