import { calculatorProblems } from '@/content/calculator';
import type { Variety } from '@/content/shapes';
import { compare, type Fraction, floor, fraction } from '../fraction';
import { parseDecimal } from './parse-decimal';
import {
  type LandFigures,
  type LandUnit,
  landFigures,
  landNeeded,
  seedsNeeded,
  toSquareMetres,
} from './seed-arithmetic';

export type Mode = 'seedsToLand' | 'landToSeeds';

/** What the grower has entered, the numbers still as text. */
export interface CalculatorInput {
  readonly mode: Mode;
  readonly variety: Variety;
  readonly seeds: string;
  readonly land: string;
  readonly unit: LandUnit;
}

export interface CalculatorResult extends LandFigures {
  readonly kind: 'result';
  readonly mode: Mode;
  readonly seeds: bigint;
  readonly landSquareMetres: Fraction;
  readonly variety: Variety;
}

/** A result, a sentence that says why there is none, or nothing entered yet. */
export type Calculation =
  | CalculatorResult
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'empty' };

const mostSeeds = 10n ** 12n;
// South Africa has 1 220 813 km² of land.
const mostSquareMetres = fraction(1_220_813_000_000n);
const leastLand = fraction(1, 10);

function problem(text: string): Calculation {
  return { kind: 'problem', problem: text };
}

function seedsToLand(seeds: Fraction, variety: Variety): Calculation {
  if (seeds.denominator !== 1n) return problem(calculatorProblems.notWhole);
  if (seeds.numerator > mostSeeds) return problem(calculatorProblems.tooManySeeds);
  const landSquareMetres = landNeeded(seeds.numerator, variety);
  return {
    kind: 'result',
    mode: 'seedsToLand',
    seeds: floor(seeds),
    landSquareMetres,
    variety,
    ...landFigures(landSquareMetres, variety),
  };
}

function landToSeeds(size: Fraction, unit: LandUnit, variety: Variety): Calculation {
  if (compare(size, leastLand) < 0n) return problem(calculatorProblems.tooLittleLand);
  const landSquareMetres = toSquareMetres(size, unit);
  if (compare(landSquareMetres, mostSquareMetres) > 0n) {
    return problem(calculatorProblems.tooMuchLand);
  }
  return {
    kind: 'result',
    mode: 'landToSeeds',
    seeds: seedsNeeded(landSquareMetres, variety),
    landSquareMetres,
    variety,
    ...landFigures(landSquareMetres, variety),
  };
}

/** Works out the calculation of the mode that is chosen; never throws, whatever is typed. */
export function calculate({ mode, variety, seeds, land, unit }: CalculatorInput): Calculation {
  const text = mode === 'seedsToLand' ? seeds : land;
  if (text.trim() === '') return { kind: 'empty' };
  const size = parseDecimal(text);
  if (size === undefined) return problem(calculatorProblems.notANumber);
  if (size.numerator <= 0n) return problem(calculatorProblems.notPositive);
  return mode === 'seedsToLand' ? seedsToLand(size, variety) : landToSeeds(size, unit, variety);
}
