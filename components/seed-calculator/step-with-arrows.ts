import type { KeyboardEvent } from 'react';
import { parseDecimal } from '@/lib/calculator/parse-decimal';
import { formatFraction } from '@/lib/format';
import { fraction } from '@/lib/fraction';

export interface Step {
  readonly minimum: number;
  /** Digits after the comma; one step is one in the last of them. */
  readonly decimals: number;
}

/**
 * Lets the up and down arrows step a number, as in a number box. A number box itself will not do:
 * it refuses a decimal comma where the browser is set to English.
 */
export function stepWithArrows(
  event: KeyboardEvent<HTMLInputElement>,
  { minimum, decimals }: Step,
  onStep: () => void,
): void {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!direction) return;
  event.preventDefault();
  const control = event.currentTarget;
  const steps = 10 ** decimals;
  const { numerator, denominator } = parseDecimal(control.value) ?? fraction(0);
  const next = (numerator * BigInt(steps)) / denominator + BigInt(direction);
  const least = BigInt(minimum * steps);
  control.value = formatFraction(fraction(next < least ? least : next, steps), decimals);
  onStep();
}
