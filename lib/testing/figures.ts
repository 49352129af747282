/** Compares numbers and outcomes in tests. */
import type { Fraction } from '../numbers/fraction';

export function isEqual(left: Fraction, right: Fraction): boolean {
  return left.numerator * right.denominator === right.numerator * left.denominator;
}

/** The value of an outcome. @throws if it has none */
export function resultOf<Value>(
  outcome: { kind: string } | { kind: 'result'; value: Value },
): Value {
  if (outcome.kind !== 'result' || !('value' in outcome))
    throw new Error(`There is no result: ${JSON.stringify(outcome)}`);
  return outcome.value;
}

/** Text with plain spaces instead of no-break spaces. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
