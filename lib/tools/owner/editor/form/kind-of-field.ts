/** Which kind of control a field of the facts gets, by its schema. */
import { z } from 'zod';
import { isGroup, unwrap } from '@/lib/facts/walk';

const kinds = [
  ['group', z.ZodObject],
  ['list', z.ZodArray],
  ['choice', z.ZodEnum],
  ['amount', z.ZodNumber],
  ['tick', z.ZodBoolean],
  ['day', z.ZodISODate],
  ['text', z.ZodString],
] as const;
export type Kind = (typeof kinds)[number][0] | 'photo';

/** @throws one sentence, with the name of the field, for a schema without a control */
export function kindOf(schema: z.core.$ZodType, name: string): Kind {
  if (z.globalRegistry.get(schema)?.isPhoto) return 'photo';
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
  for (const [part, field] of Object.entries(inside.shape))
    expectControls(field, `${name}.${part}`);
}
