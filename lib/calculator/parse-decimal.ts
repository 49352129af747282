import { type Fraction, fraction } from '../fraction';

/**
 * Reads a number as a grower types it: `5 000`, `0,5`, `0.5`, `-2`; spaces may group thousands.
 * Returns it exactly, or undefined for anything else (`1e6`, `0x10`, `12 kg`, two separators).
 */
export function parseDecimal(text: string): Fraction | undefined {
  const match = /^([+-]?)(\d*)(?:[.,](\d*))?$/.exec(text.replace(/\s/g, ''));
  const [, sign = '', whole = '', decimals = ''] = match ?? [];
  const digits = whole + decimals;
  if (digits === '') return undefined;
  const size = BigInt(digits);
  return fraction(sign === '-' ? -size : size, 10n ** BigInt(decimals.length));
}
