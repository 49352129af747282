/** What a form reads out of a field's schema: which control it gets, and its value in words. */
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

/** Ends the build of the editor where a field has no control. @throws one sentence */
export function expectControls(schema: z.core.$ZodType, name: string): void {
  kindOf(schema, name);
  const inside = unwrap(schema);
  if (inside instanceof z.ZodArray) expectControls(inside.element, name);
  if (!isGroup(inside)) return;
  for (const [part, field] of Object.entries(inside.shape)) {
    expectControls(field, `${name}.${part}`);
  }
}

/** A value as its form shows it; empty where there is none. @param meta of its field */
export function spellValue(value: unknown, { choices = {} }: z.core.GlobalMeta): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const words = spellAmount(value);
  return choices[words] ?? words;
}
