/** Merges a form, field by field, with what somebody else saved meanwhile. A list or a photo is one field. */
import type * as z from 'zod';
import { isGroup, metaOf, type Path, partsOf, unwrap, valueAt } from '@/facts/schema/walk';

/** A value when the form was opened, on `main` now, and in the form. */
type Versions = Readonly<Record<'base' | 'theirs' | 'mine', unknown>>;

export type Side = 'theirs' | 'mine';

/** A field changed on both sides. */
export interface Conflict {
  readonly path: Path;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** Deep equality. Both values must have their schema's key order. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the schema is a group with a photo and its details. */
export const isPhotoGroup = (schema: z.core.$ZodType) =>
  partsOf(schema, undefined).some(([, part]) => metaOf(part).isPhoto);

/**
 * @param side whose value to keep in a conflict
 * @returns the merged value, and the conflicts
 */
export function merge(
  schema: z.core.$ZodType,
  versions: Versions,
  side: Side = 'mine',
  path: Path = [],
): { value: unknown; conflicts: readonly Conflict[] } {
  const { base, theirs, mine } = versions;
  if (isSame(mine, base) || isSame(mine, theirs)) return { value: theirs, conflicts: [] };
  if (isSame(theirs, base)) return { value: mine, conflicts: [] };
  if (!isGroup(unwrap(schema)) || isPhotoGroup(schema)) {
    return { value: versions[side], conflicts: [{ path, theirs, mine }] };
  }
  const parts = partsOf(schema, mine).map(([name, part]) => {
    const at = (each: unknown) => valueAt(each, [name]);
    const inner = { base: at(base), theirs: at(theirs), mine: at(mine) };
    return [name, merge(part, inner, side, [...path, name])] as const;
  });
  return {
    value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
  };
}
