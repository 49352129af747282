import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { insideOf, isGroup, partOf } from '@/content/answers';
import { facts } from '@/content/facts';
import { factsShape } from '@/content/shapes';

/** A value with the answers to all questions of its shape removed. */
function withoutAnswers(shape: z.core.$ZodType, value: unknown): unknown {
  if (z.globalRegistry.get(shape)?.question) return undefined;
  const inside = insideOf(shape);
  if (inside instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => withoutAnswers(inside.element, item));
  }
  if (!isGroup(inside)) return value;
  const parts = Object.entries(inside.shape);
  return Object.fromEntries(
    parts.map(([name, part]) => [name, withoutAnswers(part, partOf(value, name))]),
  );
}

/** Writes the facts of a farm whose owner has answered nothing yet. */
export function writeUnansweredFarm(folder: string): void {
  for (const [file, shape] of Object.entries(factsShape.shape)) {
    const content = withoutAnswers(shape, partOf(facts, file));
    writeFileSync(`${folder}/${file}.json`, JSON.stringify(content, null, 2));
  }
}
