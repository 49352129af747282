/** Converts what people write to the site's own spelling. */

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
