/** An exact number: numerator / denominator, the denominator above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Makes a fraction; a missing denominator means a whole number. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1): Fraction {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

/** `value * multiplier / divisor`, exactly. */
export function scale(
  value: Fraction,
  multiplier: bigint | number,
  divisor: bigint | number = 1,
): Fraction {
  return fraction(value.numerator * BigInt(multiplier), value.denominator * BigInt(divisor));
}

/** The integer part of a non-negative fraction. */
export function floor(value: Fraction): bigint {
  return value.numerator / value.denominator;
}

/** A non-negative fraction rounded half up. */
export function round({ numerator, denominator }: Fraction): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** A non-negative fraction rounded up. */
export function ceiling({ numerator, denominator }: Fraction): bigint {
  return (numerator + denominator - 1n) / denominator;
}

/** Below zero, zero or above zero as `left` is less than, equal to or greater than `right`. */
export function compare(left: Fraction, right: Fraction): bigint {
  return left.numerator * right.denominator - right.numerator * left.denominator;
}
