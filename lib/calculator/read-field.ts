import { calculatorProblems } from '@/content/calculator';
import type { CalculatorFacts } from '@/content/calculator-facts';
import { estimateProblems } from '@/content/estimate';
import { weightProblems } from '@/content/seed-weight';
import { type Fraction, isAbove } from '../numbers/fraction';
import { type Outcome, readNumber } from '../numbers/read-number';
import { type CalculatorInput, isWanted } from './input';
import { toSquareMetres } from './seed-arithmetic';

/** How the number in each field is read. */
const rules = {
  // Seeds are whole, so the comma of `10,000` can only separate thousands.
  seeds: { notANumber: calculatorProblems.notWhole, isWhole: true },
  land: { notANumber: calculatorProblems.notANumber },
  cloves: { notANumber: weightProblems.notANumber },
  tons: { notANumber: estimateProblems.tonsNotANumber },
  km: { notANumber: estimateProblems.kilometresNotANumber },
};

export type NumberFieldName = keyof typeof rules;

/** The number in each field where it can be worked with; otherwise what is shown below the field. */
export type FieldReadings = Readonly<Record<NumberFieldName, Outcome<Fraction>>>;

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
): Outcome<Fraction> {
  const size = readNumber(input[name], rules[name]);
  let problem: string | undefined;
  if (size.kind === 'empty' && name === 'tons') {
    const isMissing = facts.processingPrices.some((price) => isWanted(input, price));
    if (isMissing) problem = estimateProblems.tonsMissing;
  }
  if (size.kind === 'result') problem = problemOf(name, size.value, facts, input);
  return problem === undefined ? size : { kind: 'problem', problem };
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
