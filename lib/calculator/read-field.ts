import { weightProblems } from '@/content/bed';
import { calculatorProblems } from '@/content/calculator';
import type { CalculatorFacts } from '@/content/calculator-facts';
import { estimateProblems } from '@/content/estimate';
import { compare, type Fraction, fraction, scale } from '../numbers/fraction';
import { type Outcome, readNumber } from '../numbers/read-number';
import { type CalculatorInput, serviceKey, unitPatterns } from './input';
import { toSquareMetres } from './seed-arithmetic';

/** The fields of the calculator that hold a number. */
export const numberFields = ['seeds', 'land', 'cloves', 'tons', 'km'] as const;
export type NumberFieldName = (typeof numberFields)[number];

const maxSeeds = fraction(10n ** 12n);
const minLand = fraction(1, 10);
// South Africa has 1 220 813 km² of land.
const maxSquareMetres = fraction(1_220_813_000_000n);
const maxClovesPerKilogram = fraction(1000);
// Longer than any road from Settlers within the country.
const maxKilometres = fraction(2500);

/** Reads the number in a field, whatever its size; seeds are whole, so the comma of `10,000` can only separate thousands. */
export function readSize(name: NumberFieldName, input: CalculatorInput): Outcome<Fraction> {
  const text = input[name];
  switch (name) {
    case 'seeds':
      return readNumber(text, {
        unit: /^(seed|clove)s?$/i,
        notANumber: calculatorProblems.notWhole,
        isWhole: true,
      });
    case 'land':
      return readNumber(text, {
        unit: unitPatterns[input.unit],
        notANumber: calculatorProblems.notANumber,
      });
    case 'cloves':
      return readNumber(text, { unit: /^cloves?$/i, notANumber: weightProblems.notANumber });
    case 'tons':
      return readNumber(text, {
        unit: /^(t|ton(ne)?s?)$/i,
        notANumber: estimateProblems.tonsNotANumber,
      });
    case 'km':
      return readNumber(text, {
        unit: /^(km|kilomet(er|re)s?)$/i,
        notANumber: estimateProblems.kilometresNotANumber,
      });
  }
}

/** The problem with a size in a field, if it has one. */
function problemOf(
  name: NumberFieldName,
  size: Fraction,
  { processingCapacityTonsPerHour: capacity }: CalculatorFacts,
  { unit }: CalculatorInput,
): string | undefined {
  const { numerator, denominator } = size;
  const isAbove = (max: Fraction) => compare(size, max) > 0n;
  switch (name) {
    case 'seeds':
      if (numerator <= 0n) return calculatorProblems.notPositive;
      if (numerator % denominator !== 0n) return calculatorProblems.notWhole;
      return isAbove(maxSeeds) ? calculatorProblems.tooManySeeds : undefined;
    case 'land':
      if (numerator <= 0n) return calculatorProblems.notPositive;
      if (compare(size, minLand) < 0n) return calculatorProblems.tooLittleLand;
      return compare(toSquareMetres(size, unit), maxSquareMetres) > 0n
        ? calculatorProblems.tooMuchLand
        : undefined;
    case 'cloves':
      return numerator < denominator || isAbove(maxClovesPerKilogram)
        ? weightProblems.outOfRange
        : undefined;
    case 'tons':
      if (numerator < 0n) return estimateProblems.negative;
      // The capacity of the facility in a year of round-the-clock work.
      return isAbove(scale(fraction(Math.round(capacity * 10)), 24 * 365, 10))
        ? estimateProblems.tooManyTons(capacity)
        : undefined;
    case 'km':
      if (numerator < 0n) return estimateProblems.negative;
      return isAbove(maxKilometres) ? estimateProblems.tooFar : undefined;
  }
}

/**
 * The number in a field of the calculator, where it is one that can be worked with; otherwise what
 * stands below the field: a question or a problem. Never throws, whatever is typed.
 */
export function readField(
  name: NumberFieldName,
  facts: CalculatorFacts,
  input: CalculatorInput,
): Outcome<Fraction> {
  const size = readSize(name, input);
  if (size.kind === 'empty' && name === 'tons') {
    const wanted = input.services.split(' ');
    const isMissing = facts.processingPrices.some((price) => wanted.includes(serviceKey(price)));
    if (isMissing) return { kind: 'problem', problem: estimateProblems.tonsMissing };
  }
  if (size.kind !== 'result') return size;
  const problem = problemOf(name, size.value, facts, input);
  return problem === undefined ? size : { kind: 'problem', problem };
}
