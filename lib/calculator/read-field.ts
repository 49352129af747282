import { calculatorCopy, calculatorProblems } from '@/content/calculator';
import { estimateProblems } from '@/content/estimate';
import { plantingRules } from '@/content/planting-rules';
import { formatShortest } from '@/text/format-number';
import { type Fraction, fraction } from '@/text/fraction';
import { type Outcome, readNumber, spellNumber } from '@/text/read-number';
import type { CalculatorInput } from './input';
import { toSquareMetres } from './seed-arithmetic';

/** The rules for reading the number in each field. */
const rules = {
  // Seeds are whole, so the comma of `10,000` can only separate thousands.
  seeds: { notANumber: calculatorProblems.notWhole, isWhole: true },
  land: { notANumber: calculatorProblems.notANumber },
  tons: { notANumber: estimateProblems.tonsNotANumber },
  km: { notANumber: estimateProblems.kilometresNotANumber },
};

export type NumberFieldName = keyof typeof rules;

/** The number in each field or, if there is none, the message or the two readings shown below the field. */
export type FieldReadings = Readonly<Record<NumberFieldName, Outcome<Fraction>>>;

/** Whether a control of the calculator contains a number. */
export function isNumberField(name: string): name is NumberFieldName {
  return name in rules;
}

const minLand = fraction(plantingRules.minLandTenths, 10);

/** Whether a size of land is below the min of the field, in any unit. */
const isTooLittle = ({ numerator, denominator }: Fraction) =>
  numerator * minLand.denominator < minLand.numerator * denominator;

/** What to do about too little land: enter it in m², unless that is too little as well. */
function tooLittleLand(size: Fraction, unit: CalculatorInput['unit']): string {
  const squareMetres = toSquareMetres(size, unit);
  if (isTooLittle(squareMetres)) {
    return calculatorProblems.tooLittleLand(formatShortest(minLand, 1));
  }
  return calculatorProblems.tooLittleForUnit(
    spellNumber(size),
    calculatorCopy.units[unit],
    formatShortest(squareMetres, 1),
  );
}

/** The problem with a number in a field, if it has one. */
function problemOf(
  name: NumberFieldName,
  value: Fraction,
  { unit }: CalculatorInput,
): string | undefined {
  const { numerator, denominator } = value;
  switch (name) {
    case 'seeds':
      if (numerator <= 0n) return calculatorProblems.notPositive;
      return numerator % denominator === 0n ? undefined : calculatorProblems.notWhole;
    case 'land':
      if (numerator <= 0n) return calculatorProblems.notPositive;
      return isTooLittle(value) ? tooLittleLand(value, unit) : undefined;
    case 'tons':
    case 'km':
      return numerator < 0n ? estimateProblems.negative : undefined;
  }
}

function readField(name: NumberFieldName, input: CalculatorInput): Outcome<Fraction> {
  const outcome = readNumber(input[name], rules[name]);
  const problem = outcome.kind === 'result' ? problemOf(name, outcome.value, input) : undefined;
  return problem === undefined ? outcome : { kind: 'problem', problem };
}

/** Reads the number in each field of the calculator, once per change. Never throws. */
export function readFields(input: CalculatorInput): FieldReadings {
  return {
    seeds: readField('seeds', input),
    land: readField('land', input),
    tons: readField('tons', input),
    km: readField('km', input),
  };
}
