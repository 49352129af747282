/** Finds the control for a field's schema, and writes its value as text. */
import * as z from 'zod';
import { metaOf, unwrap } from '@/content/facts/reading/walk';
import { formatAmount } from '@/lib/tools/owner/editor/read-amount';

const kinds = [
  ['choice', z.ZodEnum],
  ['amount', z.ZodNumber],
  ['tick', z.ZodBoolean],
  ['day', z.ZodISODate],
  ['text', z.ZodString],
] as const;

/** @throws one sentence, with the name of the field, for a schema without a control */
export function kindOf(schema: z.core.$ZodType, name: string) {
  if (metaOf(schema).isPhoto) return 'photo';
  const [kind] = kinds.find(([, type]) => unwrap(schema) instanceof type) ?? [];
  if (kind) return kind;
  throw new Error(`The editor has no control for the field ${name}: add one to its form.`);
}

/** A value as its form shows it; empty if there is none. @param meta of its field */
export function formatValue(value: unknown, { choices = {} }: z.core.GlobalMeta): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const written = formatAmount(value);
  return choices[written] ?? written;
}
