import { cleanText } from './clean-text';
import { formatFraction, formatShortest } from './format-number';
import { type Fraction, fraction } from './fraction';

/** The outcome of reading typed text, or of a calculation with it. */
export type Outcome<Value> =
  | { readonly kind: 'result'; readonly value: Value }
  /** The text can be read as two numbers, each spelled here without ambiguity. */
  | { readonly kind: 'readings'; readonly readings: readonly [string, string] }
  /** A sentence that says why there is no value. */
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'empty' };

/** A longer number does not fit a narrow screen; a longer text is refused before its characters are read. */
const maxCharacters = 17;

const signAndNumber = /^(?<sign>[+-]?) ?(?<number>[\d.,](?:[\d .,']*[\d.,'])?)$/;
// One separator between thousands; a different one after it starts the decimals, as in `1.000,500`.
const thousands = /^(?!0+\D)\d{1,3}([ .,'])\d{3}(\1\d{3})*$/;
const decimal = /^(?<whole>\d*)[.,](?<decimals>\d*)$/;
const thousandsAndDecimal =
  /^(?<whole>(?!0+\D)\d{1,3}([ .,'])\d{3}(?:\2\d{3})*)(?!\2)[.,](?<decimals>\d*)$/;

/** The sign of a typed number, and its digits with separators; both empty if it is not a number. */
function takeApart(text: string) {
  const plain = text
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ');
  const { sign = '', number = '' } = signAndNumber.exec(plain)?.groups ?? {};
  return { sign, number };
}

/** Every reading of digits and separators: as a whole number, and with decimals. */
function meaningsOf(number: string): Fraction[] {
  const exactly = (whole: string, decimals = '') =>
    fraction(BigInt(whole.replace(/\D/g, '') + decimals), 10n ** BigInt(decimals.length));
  const meanings: Fraction[] = [];
  if (/^\d+$/.test(number) || thousands.test(number)) meanings.push(exactly(number));
  const { whole = '', decimals = '' } =
    (decimal.exec(number) ?? thousandsAndDecimal.exec(number))?.groups ?? {};
  if (whole + decimals !== '') meanings.push(exactly(whole, decimals));
  return meanings;
}

/**
 * Spells an exact non-negative number so that it has one reading: `10 000`, `2,5`, `1,0050`.
 * @param value with a denominator that is a power of ten
 */
export function spellNumber(value: Fraction): string {
  const spelled = formatShortest(value, String(value.denominator).length - 1);
  return /,\d{3}$/.test(spelled) ? `${spelled}0` : spelled;
}

interface NumberRules {
  /** The problem with a text that is not a number. */
  readonly notANumber?: string;
  /** Chooses the whole number of two readings. */
  readonly isWhole?: boolean;
}

/**
 * Reads a number as a grower types it: `5 000`, `0,5`, `0.5`, `1,000.50`. A comma or point
 * before exactly three digits may separate thousands or decimals, so `10,000` has two
 * readings unless only whole numbers are expected. Anything else (`1e6`, `1 00`, `12 kg`) is
 * a problem. Never throws.
 */
export function readNumber(
  typed: string,
  { notANumber = '', isWhole = false }: NumberRules = {},
): Outcome<Fraction> {
  const text = cleanText(typed).trim();
  if (text === '') return { kind: 'empty' };
  if (text.length > maxCharacters) return { kind: 'problem', problem: notANumber };
  const { sign, number } = takeApart(text);
  const [first, second] = meaningsOf(number);
  if (!first) return { kind: 'problem', problem: notANumber };
  if (second && !isWhole) {
    const spelled = spellNumber(second);
    const withDecimals = spelled.includes(',') ? spelled : `${spelled},0`;
    return { kind: 'readings', readings: [sign + formatFraction(first), sign + withDecimals] };
  }
  const { numerator, denominator } = first;
  return { kind: 'result', value: fraction(sign === '-' ? -numerator : numerator, denominator) };
}
