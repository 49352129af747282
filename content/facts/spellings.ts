/** Values as people write them, in the one form in which the site and the files have them. */
import { z } from 'zod';
import { insideOf, isGroup } from './fields';

/** `082 123 4567`, `+27821234567` and `+27 (0)82-123-4567` as `+27 82 123 4567`. */
export function spellPhone(text: string): string {
  const digits = text.replace(/\(0\)|[\s().-]/g, '');
  return digits.replace(/^(?:\+|00)?(?:27|0)([1-8]\d)(\d{3})(\d{4})$/, '+27 $1 $2 $3');
}

/** `7:00`, `7h00` and `07.00` as `07:00`. */
export function spellTime(text: string): string {
  return text.replace(/^(\d{1,2})[:.hH](\d\d)$/, (_, hours: string, minutes: string) => {
    return `${hours.padStart(2, '0')}:${minutes}`;
  });
}

/** `-24.95512,28.54331` with a space after its comma. */
export function spellPosition(text: string): string {
  return text.replace(/\s*,\s*/, ', ');
}

/** `www.facebook.com/your.farm` with its https. */
export function spellAddress(text: string): string {
  return /^(https?:)?\/\//.test(text)
    ? text.replace(/^(https?:)?\/\//, 'https://')
    : `https://${text}`;
}

/** A value with all that its shape knows other spellings of in the one form; anything else as it is. */
export function inOneForm(shape: z.core.$ZodType, value: unknown): unknown {
  const { spelling } = z.globalRegistry.get(shape) ?? {};
  if (typeof value === 'string') return spelling && value.trim() ? spelling(value.trim()) : value;
  if (typeof value !== 'object' || value === null) return value;
  const inside = insideOf(shape);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return inside instanceof z.ZodArray
      ? items.map((item) => inOneForm(inside.element, item))
      : items;
  }
  if (!isGroup(inside)) return value;
  const parts = Object.entries(value).map(([name, part]: [string, unknown]) => {
    const field = inside.shape[name];
    return [name, field ? inOneForm(field, part) : part] as const;
  });
  return Object.fromEntries(parts);
}
