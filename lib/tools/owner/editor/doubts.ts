/** What may be right and may be a slip: the editor asks about it before it saves. */
import type { z } from 'zod';
import { labelOf } from '@/content/facts/check';
import { partOf, valuesIn } from '@/content/facts/fields';
import { findPriceMoves } from './price-moves';

/**
 * One line for each doubt about a file that is to be saved.
 * @param before the file as it is on `main`
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
