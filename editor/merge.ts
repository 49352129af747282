/** Takes over what somebody else saved while a form was open, field by field; a list or a photo is one field. */
import type * as z from 'zod';
import { isGroup, metaOf, type Path, partsOf, unwrap, valueAt } from '@/facts/schema/walk';

/** A value as the form was made from it, as `main` contains it and as the form does. */
type Versions = Readonly<Record<'base' | 'theirs' | 'mine', unknown>>;

/** Whose answer. */
export type Side = 'theirs' | 'mine';

/** A field that both have changed. */
export interface Conflict {
  readonly path: Path;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** Whether values are equal that both have the order of their schema. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the schema is that of a photo with what belongs to it. */
export const isPhotoGroup = (schema: z.core.$ZodType) =>
  partsOf(schema, undefined).some(([, part]) => metaOf(part).isPhoto);

/**
 * Merges a value.
 * @param side whose answer is taken where both have changed a field, once that was chosen
 * @returns the value, and each field that both have changed
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
