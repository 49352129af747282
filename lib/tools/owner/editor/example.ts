import { z } from 'zod';

/** The example farm's answer, as the owner reads it below a question; nothing of a photo, a tick or a group. */
export function exampleOf(field: z.core.$ZodType, value: unknown): string | undefined {
  const { choices = {} } = z.globalRegistry.get(field) ?? {};
  const { data = [] } = z.array(z.string()).safeParse([value].flat());
  const words = data.map((text) => choices[text] ?? text);
  return words.length > 0 ? `Example: ${words.join(' / ')}` : undefined;
}
