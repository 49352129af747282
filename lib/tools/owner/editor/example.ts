/** The example farm's answer to a question, as the owner reads it below the field. */
import { z } from 'zod';
import { insideOf, partOf, schemaAt, type Way } from '@/lib/facts/walk';

/** @param examples a file of the example farm; nothing is said of a photo, a list of groups or a tick */
export function exampleOf(
  schema: z.core.$ZodType,
  way: Way,
  examples: unknown,
): string | undefined {
  const field = schemaAt(schema, way);
  const value: unknown = way.reduce(partOf, examples);
  const { data } = z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .safeParse(value);
  if (!field || !data) return undefined;
  const inside = insideOf(field);
  const { choices = {} } = z.globalRegistry.get(field) ?? {};
  const words = inside instanceof z.ZodEnum ? data.map((one) => choices[one] ?? one) : data;
  return `Example: ${words.join(' / ')}`;
}
