import { calculatorProblems } from '@/content/calculator';
import { estimateProblems } from '@/content/estimate';
import type { Fraction } from '@/lib/numbers/fraction';
import { type Outcome, readNumber } from '@/lib/numbers/read-number';
import type { CalculatorInput } from './input';

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

/** The problem with a number in a field, if it has one. */
function problemOf(
  name: NumberFieldName,
  { numerator, denominator }: Fraction,
): string | undefined {
  switch (name) {
    case 'seeds':
      if (numerator <= 0n) return calculatorProblems.notPositive;
      return numerator % denominator === 0n ? undefined : calculatorProblems.notWhole;
    case 'land':
      if (numerator <= 0n) return calculatorProblems.notPositive;
      return 10n * numerator < denominator ? calculatorProblems.tooLittleLand : undefined;
    case 'tons':
    case 'km':
      return numerator < 0n ? estimateProblems.negative : undefined;
  }
}

function readField(name: NumberFieldName, input: CalculatorInput): Outcome<Fraction> {
  const outcome = readNumber(input[name], rules[name]);
  const problem = outcome.kind === 'result' ? problemOf(name, outcome.value) : undefined;
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
