/** What people write, in the one form in which the site and the files have it. */

/** `082 123 4567`, `+27821234567` and `+27 (0)82-123-4567` as `+27 82 123 4567`. */
export function spellPhone(text: string): string {
  const digits = text.replace(/\(0\)|[\s()./–-]/g, '');
  return digits.replace(/^(?:\+|00)?(?:27|0)([1-8]\d)(\d{3})(\d{4})$/, '+27 $1 $2 $3');
}

/** `7`, `7:00`, `7h00`, `0700` and `7 am` as `07:00`. */
export function spellTime(text: string): string {
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})[:.h]?(\d\d)?(?::00)? ?([ap]m)?$/i.exec(text) ?? [];
  if (!hours) return text;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : hours;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/**
 * `-24.95512 28.54331`, `24.95512° S, 28.54331° E`, as an iPhone copies it, and the address of a place in
 * Google Maps as `-24.95512, 28.54331`.
 */
export function spellPosition(text: string): string {
  const [, south, east] =
    /!3d(-\d+\.\d+)!4d(\d+\.\d+)/.exec(text) ?? /@(-\d+\.\d+),(\d+\.\d+)/.exec(text) ?? [];
  if (south && east) return `${south}, ${east}`;
  const signed = text.replace(/[()°]/g, '').replace(/^−|^(?=[\d.]+ ?S)/i, '-');
  return signed.replace(/ ?S?[\s,;]+(\d+\.\d+)( ?E)?$/i, ', $1');
}

/** `Www.facebook.com/your.farm` with its https, and without the capital that a phone begins with. */
export function spellAddress(text: string): string {
  return text.replace(/^((https?:)?\/\/)?([^/?#]*)/i, (...[, , , host]: string[]) => {
    return `https://${host?.toLowerCase()}`;
  });
}

/**
 * Words without what a phone or Word copies along and nobody sees: tabs, the returns of Windows, soft
 * hyphens, and marks for the direction of writing.
 */
export function withoutInvisible(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '');
}
