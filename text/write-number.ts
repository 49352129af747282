/** Writes numbers as South Africans do. Imports nothing, so that islands and the editor can use it without zod. */

/** Between thousands; written without `Intl`, since browsers disagree about en-ZA. */
export const noBreakSpace = '\u00a0';

/**
 * Writes a number with a space between thousands and a decimal comma: `1 000`, `0,5`.
 * @param number that number, or its digits with a decimal point
 * @param betweenThousands empty in the fields of the calculator, where visitors type
 */
export function writeNumber(number: number | string, betweenThousands = noBreakSpace): string {
  const [whole = '', decimals] = String(number).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, betweenThousands);
  return decimals ? `${grouped},${decimals}` : grouped;
}

/** A count of something: `24 weaners`, `24 × 2-tooth oxen`. */
export const writeCount = (count: number, what: string) =>
  `${writeNumber(count)} ${/^\d/.test(what) ? '× ' : ''}${what}`;

/** Removes those spaces, which are misplaced once somebody has added or deleted digits: `1 00`. */
export const withoutOurSpaces = (text: string) =>
  text.replace(new RegExp(`(\\d)${noBreakSpace}(?=\\d)`, 'g'), '$1');
