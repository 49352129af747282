import { type Fraction, fraction, round, scale } from './fraction';
import { noBreakSpace, writeNumber } from './write-number';

// Prevents a line break after the dash of a range.
const wordJoiner = '\u2060';

/**
 * Writes a non-negative exact number with `decimals` digits after the comma, rounded half up:
 * `1 234,5678`. A number above zero that would round to zero becomes `< 1`, or `< 0,01` with two
 * decimals.
 */
export function formatFraction(value: Fraction, decimals = 0): string {
  const rounded = round(scale(value, 10n ** BigInt(decimals)));
  const tooSmall = rounded === 0n && value.numerator > 0n;
  const digits = (tooSmall ? 1n : rounded).toString().padStart(decimals + 1, '0');
  const wholeDigits = digits.length - decimals;
  const text = writeNumber(`${digits.slice(0, wholeDigits)}.${digits.slice(wholeDigits)}`);
  return tooSmall ? `<${noBreakSpace}${text}` : text;
}

/** Writes a non-negative whole number: `1 234 567`. */
export function formatWhole(value: bigint | number): string {
  return formatFraction(fraction(value));
}

/** Writes a size of land, on one line: `9 900 m²`. */
export function formatSquareMetres(squareMetres: Fraction): string {
  return `${formatFraction(squareMetres)}${noBreakSpace}m²`;
}

/** Writes a weight, rounded to a tenth: `1 600 kg`. */
export function formatKilograms(kilograms: Fraction): string {
  return `${formatShortest(kilograms, 1)}${noBreakSpace}kg`;
}

/** Writes an amount of rand, with cents only if it has any: `R1 000`, `R5,50`. */
export function formatRand(rand: number): string {
  const cents = Math.round(rand * 100);
  return `R${formatFraction(fraction(cents, 100), cents % 100 === 0 ? 0 : 2)}`;
}

/**
 * Writes a cost above zero that was rounded to whole rand: `R1 000`, `< R1` if it rounded to zero, an empty text if it
 * is unknown.
 */
export function formatCost(rand: bigint | undefined): string {
  if (rand === undefined) return '';
  return rand === 0n ? `<${noBreakSpace}R1` : `R${formatWhole(rand)}`;
}

/** Writes an exact number with as many digits after the comma as it needs, at most `maxDecimals`. */
export function formatShortest(value: Fraction, maxDecimals: number): string {
  const text = formatFraction(value, maxDecimals);
  return text.includes(',') ? text.replace(/,?0+$/, '') : text;
}

/** Keeps a figure on one line: `R100 000`, `5 months`, `3/16 Hereford`, `8–12%`, `20-week`. */
export function keepFiguresTogether(text: string): string {
  return (
    text
      .replace(
        /(\d) (?=(?:\d{3}(?!\d)|%|m²|ha\b|km\b|cm\b|mm\b|L\b|tons?\b|months?\b|kg\b))/g,
        `$1${noBreakSpace}`,
      )
      .replace(/(\d) ([A-Z][a-z]+) (\d{4})/g, `$1${noBreakSpace}$2${noBreakSpace}$3`)
      // A short remark in brackets: (0,6; 68%).
      .replace(/\([^() ]{1,6} [^() ]{1,6}\)/g, (remark) => remark.replace(' ', noBreakSpace))
      .replace(/(\/\d+) /g, `$1${noBreakSpace}`)
      .replace(/(\d[–-])(?=\w)/g, `$1${wordJoiner}`)
  );
}
