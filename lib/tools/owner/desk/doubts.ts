/** What may be right and may be a slip: the desk asks about it before it saves. */
import type { z } from 'zod';
import { labelOf } from '@/content/facts/check';
import { partOf, valuesIn } from '@/content/facts/fields';
import { findPriceMoves } from './price-moves';

/** Values by paths such as `cattle.0.rand`, as the editor keeps them, put back into groups and lists. */
export function unflatten(content: Readonly<Record<string, unknown>>): unknown {
  const names = [...new Set(Object.keys(content).map((path) => path.split('.')[0] ?? ''))];
  const parts = names.map((name) => {
    const inside = Object.entries(content)
      .filter(([path]) => path.startsWith(`${name}.`))
      .map(([path, value]) => [path.slice(name.length + 1), value] as const);
    const value = inside.length > 0 ? unflatten(Object.fromEntries(inside)) : content[name];
    return [name, value] as const;
  });
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  return isList ? parts.map(([, value]) => value) : Object.fromEntries(parts);
}

/**
 * One line for each doubt about a file that is to be saved.
 * @param before the file as it was opened
 */
export function findDoubts(shape: z.core.$ZodType, before: unknown, after: unknown): string[] {
  const others = valuesIn(shape, after).flatMap(({ way, meta, value }) => {
    const was = way.reduce(partOf, before);
    if (was === value || typeof value !== 'string') return [];
    if (meta.doubt && new RegExp(meta.doubt.pattern).test(value))
      return `${labelOf(shape, way)}: ${meta.doubt.question}`;
    const description = [...way.slice(0, -1), 'alt'];
    const isSame = description.reduce(partOf, before) === description.reduce(partOf, after);
    if (!meta.isPicture || !was || !isSame) return [];
    return `${labelOf(shape, way)}: it is another photo with the words of the old one. Do they fit?`;
  });
  const moves = findPriceMoves(shape, before, after).map((move) => `${move}. Is that right?`);
  return [...moves, ...others];
}
