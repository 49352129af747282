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
