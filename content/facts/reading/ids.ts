/** The ids by which the editor finds the items of a list again. */
import type * as z from 'zod';
import { valueAt, valuesIn } from './walk';

/** Up to five letters and digits that follow from a text. */
const shorten = (text: string) =>
  Array.from(text, (letter) => letter.charCodeAt(0))
    .reduce((hash, code) => (hash * 31 + code) % 36 ** 5, 0)
    .toString(36);

/**
 * A file as written, in which each item without an id has got one. It follows from the list, from what sums up the
 * item, and from how many equal ones are before it, so that two phones give the same.
 */
export function withIds(schema: z.core.$ZodType, written: unknown): unknown {
  const file = structuredClone(written);
  for (const { path, meta, value } of valuesIn(schema, file)) {
    const items: readonly unknown[] = meta.key === 'id' && Array.isArray(value) ? value : [];
    const ids = items.map((item) => valueAt(item, ['id']));
    for (const item of items.filter((each, index) => each && !ids[index])) {
      const words = [...path, valueAt(item, [meta.summary ?? ''])].join();
      let id = shorten(words);
      while (ids.includes(id)) id = shorten(id + words);
      ids.push(id);
      Object.assign(Object(item), { id });
    }
  }
  return file;
}

/** Answers without ids, for pages. */
export const withoutIds = (answers: unknown): unknown =>
  JSON.parse(JSON.stringify(answers), (name, part: unknown) => (name === 'id' ? undefined : part));
