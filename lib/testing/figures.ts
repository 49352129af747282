/** Numbers and outcomes, as tests compare them. */
import type { Fraction } from '../numbers/fraction';

export function isEqual(left: Fraction, right: Fraction): boolean {
  return left.numerator * right.denominator === right.numerator * left.denominator;
}

/** The value of an outcome that must have one. */
export function resultOf<Value>(
  outcome: { kind: string } | { kind: 'result'; value: Value },
): Value {
  if (outcome.kind !== 'result' || !('value' in outcome))
    throw new Error(`There is no result: ${JSON.stringify(outcome)}`);
  return outcome.value;
}

/** A number or sentence of the site with the spaces that people type. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
