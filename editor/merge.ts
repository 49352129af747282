/** Merges what the owner changed in a form with what `main` contains by now, and finds what both changed. */
import * as z from 'zod';
import type { Mistake } from '@/content/facts/reading/check';
import {
  isGroup,
  labelOf,
  metaOf,
  type Path,
  partsOf,
  sumUp,
  unwrap,
  valueAt,
  valuesIn,
  withoutEmpty,
} from '@/content/facts/reading/walk';
import { formatValue } from './format-value';

type Schema = z.core.$ZodType;

/** A value as the form was made from it, as `main` contains it and as the form does; undefined if there is none. */
interface Versions {
  readonly base: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** A value that both changed, or a list in which both renamed an item; what differs is text. */
interface Conflict {
  /** Where it is in the merged value; an item that is not there has the path of its list. */
  readonly path: Path;
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

/** What a value has and another has not, as text. */
function describe(schema: Schema, value: unknown, other: unknown): string {
  if (value === undefined) return 'nothing';
  const texts = valuesIn(schema, value).flatMap(({ path, meta, value: part }) => {
    const otherPart = valueAt(other, path);
    const isGroupOrList = [part, otherPart].some((each) => typeof each === 'object');
    if (isGroupOrList || isSame(part, otherPart)) return [];
    const text = formatValue(part, meta) || 'nothing';
    return typeof path.at(-1) === 'string' ? `${meta.label}: ${text}` : text;
  });
  return `“${texts.join('; ')}”`;
}

/** Takes what one side changed; of what both changed, the form's. */
function mergeWhole(schema: Schema, { base, theirs, mine }: Versions, path: Path): Merged {
  if (isSame(mine, theirs) || isSame(mine, base)) return { value: theirs, conflicts: [] };
  if (isSame(theirs, base)) return { value: mine, conflicts: [] };
  const saved = describe(schema, theirs, mine);
  return { value: mine, conflicts: [{ path, saved, here: describe(schema, mine, theirs) }] };
}

/** The items of a list by what sums them up; undefined if two are alike in that. */
function itemsByName(schema: Schema, list: unknown, summary: string) {
  const items = z.array(z.unknown()).safeParse(list).data ?? [];
  const byName = new Map(items.map((item) => [sumUp(schema, item, summary), item]));
  return byName.size === items.length ? byName : undefined;
}

type Items = ReadonlyMap<string, unknown>;

/** The items of one side under their names in the base: one that was renamed in its place has its earlier name. */
function underEarlierNames(items: Items, base: Items, others: Items): Items {
  const earlierNames = [...base.keys()];
  const named = [...items].map(([name, item], place) => {
    const earlier = earlierNames[place] ?? name;
    const isRenamed = !items.has(earlier) && !base.has(name) && !others.has(name);
    return [isRenamed ? earlier : name, item] as const;
  });
  return new Map(named);
}

/**
 * Merges a list item by item. Its order is that of `main`; a new item follows the one before it in the form.
 * @returns undefined if items cannot be told apart
 */
function mergeItems(element: Schema, lists: Versions, summary: string, path: Path) {
  const base = itemsByName(element, lists.base, summary);
  const saved = itemsByName(element, lists.theirs, summary);
  const here = itemsByName(element, lists.mine, summary);
  if (!base || !saved || !here) return undefined;
  const theirs = underEarlierNames(saved, base, here);
  const mine = underEarlierNames(here, base, saved);
  const names = [...theirs.keys()];
  let previous = '';
  for (const name of mine.keys()) {
    if (!theirs.has(name)) names.splice(names.indexOf(previous) + 1, 0, name);
    previous = name;
  }
  const items = names.map((name) => {
    const versions = { base: base.get(name), theirs: theirs.get(name), mine: mine.get(name) };
    return mergeWhole(element, versions, path);
  });
  const kept = items.filter(({ value }) => value !== undefined);
  const conflicts = items.flatMap((item) => {
    const itemPath = kept.includes(item) ? [...path, kept.indexOf(item)] : path;
    return item.conflicts.map((conflict) => ({ ...conflict, path: itemPath }));
  });
  // If both renamed an item that has moved, nothing says which of the new ones it is.
  const isNew = (name: string) => !base.has(name) && theirs.has(name) !== mine.has(name);
  const [newSaved, newHere] = [theirs, mine].map((list) =>
    [...list.keys()].filter(isNew).join('; '),
  );
  const isRenamed = [...base.keys()].some((name) => !names.includes(name));
  if (isRenamed && newSaved && newHere) conflicts.push({ path, saved: newSaved, here: newHere });
  return { value: kept.map(({ value }) => value), conflicts };
}

function mergeValue(schema: Schema, versions: Versions, path: Path): Merged {
  const inside = unwrap(schema);
  const { summary } = metaOf(schema);
  const whole = mergeWhole(schema, versions, path);
  if (whole.conflicts.length === 0) return whole;
  if (inside instanceof z.ZodArray) {
    return (summary && mergeItems(inside.element, versions, summary, path)) || whole;
  }
  // The parts of a group with a summary belong together.
  if (!isGroup(inside) || summary) return whole;
  const parts = partsOf(inside, undefined).map(([name, part]) => {
    const [base, theirs, mine] = [versions.base, versions.theirs, versions.mine].map((value) =>
      valueAt(value, [name]),
    );
    return { name, ...mergeValue(part, { base, theirs, mine }, [...path, name]) };
  });
  return {
    value: Object.fromEntries(parts.map(({ name, value }) => [name, value])),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
}

/**
 * Merges a file, field by field: a field is a single value, or a group whose parts belong together.
 * @returns the merged value, with the form's of what both changed, and a sentence for each of these
 */
export function merge(schema: Schema, versions: Versions) {
  const { value, conflicts } = mergeValue(schema, versions, []);
  const questions = conflicts.map(({ path, saved, here }): Mistake => {
    const label = labelOf(schema, path, value);
    return { path, sentence: `${label}: theirs is ${saved}, yours is ${here}.` };
  });
  return { value: withoutEmpty(value) ?? {}, questions };
}
