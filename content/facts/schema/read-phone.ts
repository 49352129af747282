import type { Spelling } from './spelling';

/** What a link has around a number: `https://wa.me/`, `?text=Hello`. */
const link = /^.*(?:wa\.me\/|send\/?\?phone=)|[?&]\w+=.*$/gi;
/** `(Kobus 2)` */
const note = /\(\p{L}[^\d()]*\d?\)/gu;
/** `Cell no`. A letter after a digit may be a slip: `432O`. */
const word = /(?<![\p{L}\d])\p{L}+/gu;
const fax = /fax|faks/i;
/** A link cannot dial it. */
const extension = /\bext/i;

/** With the international prefix, the 0 or both; not a number that is free, shared or dear to call. */
const southAfrican = /^(?:(?:00)?270?|0)(?!8[0689])([1-8]\d)(\d{3})(\d{4})$/;

/** Each of two numbers has at least nine. */
const digitsOfTwoNumbers = 18;

/** Reads `082 123 4567`, `Cell: 0821234567`, `+27 (0)82-123-4567` and `wa.me/27821234567` as `+27 82 123 4567`. */
export function readPhone(written: string): Spelling {
  const number = written.replace(link, '').replace(note, '|').replace(word, '|');
  const digits = number.replace(/[^\p{L}\p{N}]/gu, '');
  if (southAfrican.test(digits) && !fax.test(written) && !extension.test(written))
    return { text: digits.replace(southAfrican, '+27 $1 $2 $3') };
  const parts = number.split(/[|;:,/&]/).map((part) => part.replace(/\D/g, ''));
  const numbers = parts.filter((part) => southAfrican.test(part));
  if (numbers.length > 1 || digits.length >= digitsOfTwoNumbers || /\d{4} ?[/&] ?\d+$/.test(number))
    return { problem: 'must be one number, on which you answer calls and WhatsApp' };
  return numbers.length === 1 && !fax.test(written)
    ? { problem: 'must be the number alone, such as 082 123 4567' }
    : { problem: 'must be a South African number such as 082 123 4567' };
}
