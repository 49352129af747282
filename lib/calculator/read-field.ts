import { calculatorProblems } from '@/content/calculator';
import type { CalculatorFacts } from '@/content/calculator-facts';
import { estimateProblems } from '@/content/estimate';
import { weightProblems } from '@/content/seed-weight';
import { type Fraction, isAbove } from '../numbers/fraction';
import { type Outcome, readNumber } from '../numbers/read-number';
import { type CalculatorInput, isWanted, unitPatterns } from './input';
import { toSquareMetres } from './seed-arithmetic';

/** How the number in each field is read; the unit of land is the one chosen beside it. */
const rules = {
  // Seeds are whole, so the comma of `10,000` can only separate thousands.
  seeds: { unit: /^(seed|clove)s?$/i, notANumber: calculatorProblems.notWhole, isWhole: true },
  land: { notANumber: calculatorProblems.notANumber },
  cloves: { unit: /^cloves?$/i, notANumber: weightProblems.notANumber },
  tons: { unit: /^(t|ton(ne)?s?)$/i, notANumber: estimateProblems.tonsNotANumber },
  km: { unit: /^(km|kilomet(er|re)s?)$/i, notANumber: estimateProblems.kilometresNotANumber },
};

export type NumberFieldName = keyof typeof rules;

/** The result of reading the text in a field. */
export interface FieldReading {
  /** The number that is written there, whatever its size. */
  readonly size: Outcome<Fraction>;
  /**
   * The number where it is one that can be worked with; otherwise what is shown below the field: a
   * question or a problem.
   */
  readonly outcome: Outcome<Fraction>;
}

export type FieldReadings = Readonly<Record<NumberFieldName, FieldReading>>;

/** Whether a control of the calculator contains a number. */
export function isNumberField(name: string): name is NumberFieldName {
  return name in rules;
}

const maxSeeds = 10n ** 12n;
// South Africa has 1 220 813 km² of land.
const maxSquareMetres = 1_220_813_000_000n;
const maxClovesPerKilogram = 1000;
// Longer than any road within the country.
const maxKilometres = 2500;
const hoursPerYear = 365 * 24;

/** The problem with a size in a field, if it has one. */
function problemOf(
  name: NumberFieldName,
  size: Fraction,
  { processingCapacityTonsPerHour: capacity }: CalculatorFacts,
  { unit }: CalculatorInput,
): string | undefined {
  const { numerator, denominator } = size;
  switch (name) {
    case 'seeds':
      if (numerator <= 0n) return calculatorProblems.notPositive;
      if (numerator % denominator !== 0n) return calculatorProblems.notWhole;
      return isAbove(size, maxSeeds) ? calculatorProblems.tooManySeeds : undefined;
    case 'land':
      if (numerator <= 0n) return calculatorProblems.notPositive;
      if (10n * numerator < denominator) return calculatorProblems.tooLittleLand;
      if (!isAbove(toSquareMetres(size, unit), maxSquareMetres)) return undefined;
      return calculatorProblems.tooMuchLand;
    case 'cloves':
      if (numerator >= denominator && !isAbove(size, maxClovesPerKilogram)) return undefined;
      return weightProblems.outOfRange;
    case 'tons':
      if (numerator < 0n) return estimateProblems.negative;
      // The capacity of the facility in a year of round-the-clock work.
      if (!isAbove(size, Math.round(capacity * hoursPerYear))) return undefined;
      return estimateProblems.tooManyTons(capacity);
    case 'km':
      if (numerator < 0n) return estimateProblems.negative;
      return isAbove(size, maxKilometres) ? estimateProblems.tooFar : undefined;
  }
}

function readField(
  name: NumberFieldName,
  facts: CalculatorFacts,
  input: CalculatorInput,
): FieldReading {
  const unit = name === 'land' && { unit: unitPatterns[input.unit] };
  const size = readNumber(input[name], { ...rules[name], ...unit });
  let problem: string | undefined;
  if (size.kind === 'empty' && name === 'tons') {
    const isMissing = facts.processingPrices.some((price) => isWanted(input, price));
    if (isMissing) problem = estimateProblems.tonsMissing;
  }
  if (size.kind === 'result') problem = problemOf(name, size.value, facts, input);
  return { size, outcome: problem === undefined ? size : { kind: 'problem', problem } };
}

/** Reads the number in each field of the calculator, once a change. Never throws, whatever is typed. */
export function readFields(facts: CalculatorFacts, input: CalculatorInput): FieldReadings {
  const read = (name: NumberFieldName) => readField(name, facts, input);
  return {
    seeds: read('seeds'),
    land: read('land'),
    cloves: read('cloves'),
    tons: read('tons'),
    km: read('km'),
  };
}
