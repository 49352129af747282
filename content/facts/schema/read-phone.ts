import type { Spelling } from './spelling';

/** What people write around a number: `https://wa.me/`, `Cell no:`, a picture of a phone. Their fax is no phone. */
const around =
  /(?:https?:\/\/)?(?:wa\.me\/|(?:whatsapp:\/\/|api\.whatsapp\.com\/)send\/?\?phone=)|\?.*$|&\w+=.*$|(?<![\p{L}\d])(?!fax|faks)\p{L}+[.:]*|\p{ExtPict}\ufe0f?/giu;

/** With the international prefix, the 0 or both; not a number that is free, shared or dear to call. */
const southAfrican = /^(?:(?:00)?270?|0)(?!8[0689])([1-8]\d)(\d{3})(\d{4})$/;

/** Reads `082 123 4567`, `Cell: 0821234567`, `+27 (0)82-123-4567` and `wa.me/27821234567` as `+27 82 123 4567`. */
export function readPhone(written: string): Spelling {
  const number = written.replace(around, '').trim();
  const digits = number.replace(/[\s()[\]./:;,#–-]|^\++/g, '');
  if (southAfrican.test(digits)) return { text: digits.replace(southAfrican, '+27 $1 $2 $3') };
  const isMore = number.replace(/\D/g, '').length > 13 || /\d{4} ?[/&] ?\d+$/.test(number);
  return isMore
    ? { problem: 'must be one number, on which you answer calls and WhatsApp' }
    : { problem: 'must be a South African number such as 082 123 4567' };
}
