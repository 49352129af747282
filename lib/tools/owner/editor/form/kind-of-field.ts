/** Finds the control for a field's schema, and writes its value as text. */
import { z } from 'zod';
import { isGroup, unwrap } from '@/lib/facts/walk';
import { spellAmount } from '@/lib/tools/owner/editor/read-amount';

const kinds = [
  ['group', z.ZodObject],
  ['list', z.ZodArray],
  ['choice', z.ZodEnum],
  ['amount', z.ZodNumber],
  ['tick', z.ZodBoolean],
  ['day', z.ZodISODate],
  ['text', z.ZodString],
] as const;
type Kind = (typeof kinds)[number][0] | 'photo' | 'spot';

/** @throws one sentence, with the name of the field, for a schema without a control */
export function kindOf(schema: z.core.$ZodType, name: string): Kind {
  const { isPhoto, isSpot } = z.globalRegistry.get(schema) ?? {};
  if (isPhoto || isSpot) return isPhoto ? 'photo' : 'spot';
  const [kind] = kinds.find(([, type]) => unwrap(schema) instanceof type) ?? [];
  if (kind) return kind;
  throw new Error(`The editor has no control for the field ${name}: add one to its form.`);
}

/** Checks that every field has a control. @throws one sentence, which ends the editor's build */
export function expectControls(schema: z.core.$ZodType, name: string): void {
  kindOf(schema, name);
  const inside = unwrap(schema);
  if (inside instanceof z.ZodArray) expectControls(inside.element, name);
  if (!isGroup(inside)) return;
  for (const [part, field] of Object.entries(inside.shape)) {
    expectControls(field, `${name}.${part}`);
  }
}

/** A value as its form shows it; empty if there is none. @param meta of its field */
export function spellValue(value: unknown, { choices = {} }: z.core.GlobalMeta): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const written = spellAmount(value);
  return choices[written] ?? written;
}
