/** Merges what the owner changed in a form with what `main` contains by now, and finds what both changed. */
import * as z from 'zod';
import type { Mistake } from '@/content/facts/reading/check';
import {
  isGroup,
  metaOf,
  type Path,
  partsOf,
  sumUp,
  unwrap,
  valueAt,
  withoutEmpty,
} from '@/content/facts/reading/walk';
import { describe } from './format-value';

type Schema = z.core.$ZodType;

/** A value as the form was made from it, as `main` contains it and as the form does; undefined if there is none. */
type Versions = Readonly<Record<'base' | 'theirs' | 'mine', unknown>>;

const inEach = <Part>({ base, theirs, mine }: Versions, pick: (version: unknown) => Part) => {
  return { base: pick(base), theirs: pick(theirs), mine: pick(mine) };
};

/** A value changed on both sides, as text. */
interface Conflict {
  /** Where it is in the merged value; where its list is, if the form no longer has the item. */
  readonly path: Path;
  /** The labels of what it is in, and its own. */
  readonly labels: readonly string[];
  readonly saved: string;
  readonly here: string;
}

interface Merged {
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
}

/** Whether values are equal that both have the order of their schema. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Takes what one side changed; of what both changed, the form's. */
function mergeWhole(schema: Schema, { base, theirs, mine }: Versions): Merged {
  if (isSame(mine, theirs) || isSame(mine, base)) return { value: theirs, conflicts: [] };
  if (isSame(theirs, base)) return { value: mine, conflicts: [] };
  const saved = describe(schema, theirs, mine ?? base);
  const here = describe(schema, mine, theirs ?? base);
  return { value: mine, conflicts: [{ path: [], labels: [], saved, here }] };
}

/** The conflicts in a part, as conflicts in the whole. */
const within = (place: Path, label = '', { conflicts }: Merged): readonly Conflict[] =>
  conflicts.map(({ path, labels, ...texts }) => {
    return { path: [...place, ...path], labels: [label, ...labels], ...texts };
  });

type Items = ReadonlyMap<unknown, unknown>;

/** The items of a list by their keys; undefined if two have the same. */
function itemsBy(key: string, list: unknown): Items | undefined {
  const items = z.array(z.unknown()).safeParse(list).data ?? [];
  const byKey = new Map(items.map((item) => [valueAt(item, [key]), item]));
  return byKey.size === items.length ? byKey : undefined;
}

/** The keys of a merged list, in the order of the side that moved items; of `main`, if both did. */
function mergeOrder(base: Items, theirs: Items, mine: Items): readonly unknown[] {
  const shared = (list: Items, other: Items) => [...list.keys()].filter((key) => other.has(key));
  const isMoved = (list: Items) => !isSame(shared(list, base), shared(base, list));
  const [first, second] = isMoved(mine) && !isMoved(theirs) ? [mine, theirs] : [theirs, mine];
  const keys = [...first.keys()];
  let previous: unknown;
  for (const key of second.keys()) {
    // A new item follows the one before it.
    if (!first.has(key)) keys.splice(keys.indexOf(previous) + 1, 0, key);
    previous = key;
  }
  return keys;
}

/** Merges a list item by item; undefined if two items have the same key. */
function mergeItems(schema: Schema, element: Schema, lists: Versions): Merged | undefined {
  const { summary, key: keyName = '' } = metaOf(schema);
  const { base, theirs, mine } = inEach(lists, (list) => itemsBy(keyName, list));
  if (!base || !theirs || !mine) return undefined;
  const items = mergeOrder(base, theirs, mine).map((key) => {
    const versions = { base: base.get(key), theirs: theirs.get(key), mine: mine.get(key) };
    const isInBoth = theirs.has(key) && mine.has(key);
    const merged = isInBoth ? mergeValue(element, versions) : mergeWhole(element, versions);
    return { ...merged, words: sumUp(element, merged.value ?? versions.base, summary) };
  });
  const kept = items.filter(({ value }) => value !== undefined);
  const conflicts = items.flatMap((item) =>
    within(kept.includes(item) ? [kept.indexOf(item)] : [], `“${item.words}”`, item),
  );
  return { value: kept.map(({ value }) => value), conflicts };
}

/** Merges a group field by field. @param together its fields that are one */
function mergeFields(schema: Schema, together: readonly string[], groups: Versions): Merged {
  const pick = (group: unknown) =>
    Object.fromEntries(together.map((name) => [name, valueAt(group, [name])]));
  const one = mergeWhole(schema, inEach(groups, pick));
  const parts = partsOf(schema, one.value).map(([name, part, value]) => {
    if (together.includes(String(name))) return { name, value, conflicts: [] };
    const versions = inEach(groups, (group) => valueAt(group, [name]));
    const merged = mergeValue(part, versions);
    return { ...merged, name, conflicts: within([name], metaOf(part).label, merged) };
  });
  return {
    value: Object.fromEntries(parts.map(({ name, value }) => [name, value])),
    conflicts: [...one.conflicts, ...parts.flatMap(({ conflicts }) => conflicts)],
  };
}

function mergeValue(schema: Schema, versions: Versions): Merged {
  const whole = mergeWhole(schema, versions);
  if (whole.conflicts.length === 0) return whole;
  const inside = unwrap(schema);
  const { key, summary, together = [] } = metaOf(schema);
  if (inside instanceof z.ZodArray) {
    return (key && mergeItems(schema, inside.element, versions)) || whole;
  }
  // A group with a summary is one field.
  const isOne = !isGroup(inside) || summary || together === 'all';
  return isOne ? whole : mergeFields(schema, together, versions);
}

/**
 * Merges a file, field by field: a field is a single value, or values that belong together.
 * @returns the merged value, with the form's of what both changed, and a sentence for each of these
 */
export function merge(schema: Schema, versions: Versions) {
  const { value, conflicts } = mergeValue(schema, versions);
  const sentences = conflicts.map(({ path, labels, saved, here }): Mistake => {
    return { path, sentence: `${labels.join(', ')}: theirs is ${saved}, yours is ${here}.` };
  });
  return { value: withoutEmpty(value) ?? {}, conflicts: sentences };
}
