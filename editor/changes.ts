/** Says what a Save will change, as a person reads it: what was there, and what will be. */
import * as z from 'zod';
import { isGroup, metaOf, partsOf, sumUp, unwrap, valueAt } from '@/facts/schema/walk';
import { formatAnswer } from './format-value';
import { isPhotoGroup, isSame } from './merge';

/** One answer: a text, or a photo by its name in content/photos/. */
export interface Answer {
  readonly label: string;
  readonly text: string;
  readonly isPhoto: boolean;
}

/** A value as a person reads it: the answers of each item of a list; of anything else, its own. */
export type Words = readonly (readonly Answer[])[];

/** A field, or an item of a list: new if there was nothing, removed if there will be nothing. */
export interface Change {
  readonly label: string;
  readonly was: Words;
  readonly is: Words;
}

/** All answers in a value, one after another. */
function answersIn(schema: z.core.$ZodType, value: unknown): readonly Answer[] {
  const { label = '', isPhoto = false } = metaOf(schema);
  const text = formatAnswer(schema, value);
  if (text) return [{ label, text, isPhoto }];
  return partsOf(schema, value).flatMap(([, part, inner]) => answersIn(part, inner));
}

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A value in words; what is a single answer stands below its own label already. */
export function wordsFor(schema: z.core.$ZodType, value: unknown): Words {
  const inside = unwrap(schema, value);
  if (inside instanceof z.ZodArray) {
    return itemsOf(value).flatMap((item) => wordsFor(inside.element, item));
  }
  const answers = answersIn(schema, value);
  if (answers.length === 0) return [];
  return [isGroup(inside) ? answers : answers.map((answer) => ({ ...answer, label: '' }))];
}

/** Compares two versions of a list: the items that went and came, or the fields of the one that is another. */
function compareLists(
  list: z.core.$ZodType,
  element: z.core.$ZodType,
  versions: readonly [was: unknown, is: unknown],
  labels: readonly string[],
): Change[] {
  const [old, next] = [itemsOf(versions[0]), itemsOf(versions[1])];
  const without = (items: readonly unknown[], others: readonly unknown[]) =>
    items.filter((item) => !others.some((other) => isSame(other, item)));
  const [gone, come] = [without(old, next), without(next, old)];
  const sumUpItem = (item: unknown) => sumUp(element, item, metaOf(list).summary);
  const label = labels.join(', ');
  const [one, other] = [gone[0], come[0]];
  const isOne = gone.length === 1 && come.length === 1;
  const kept = isOne ? old.map((item) => (isSame(item, one) ? other : item)) : without(old, gone);
  const order = isOne ? next : without(next, come);
  const names = order.map((item) => {
    const text = sumUpItem(item) || formatAnswer(element, item);
    return [{ label: '', text, isPhoto: false }];
  });
  const reordered = isSame(kept, order)
    ? []
    : [{ label: `${label}: the order`, was: [], is: names }];
  if (isOne) {
    const name = sumUpItem(one) ? `“${sumUpItem(one)}”` : (metaOf(element).label ?? '');
    return [...compare(element, one, other, [...labels, name]), ...reordered];
  }
  const items = { label, was: wordsFor(list, gone), is: wordsFor(list, come) };
  return [...(gone.length + come.length > 0 ? [items] : []), ...reordered];
}

/** Compares two versions of a value. @param labels of what it is in, and its own */
function compare(
  schema: z.core.$ZodType,
  was: unknown,
  is: unknown,
  labels: readonly string[],
): Change[] {
  if (isSame(was, is)) return [];
  const inside = unwrap(schema, is ?? was);
  if (inside instanceof z.ZodArray) return compareLists(schema, inside.element, [was, is], labels);
  const isOther = isPhotoGroup(schema) && valueAt(was, ['file']) !== valueAt(is, ['file']);
  if (!isGroup(inside) || isOther) {
    return [{ label: labels.join(', '), was: wordsFor(schema, was), is: wordsFor(schema, is) }];
  }
  // A lot that is priced in another way has other fields.
  const parts = new Map(
    [...partsOf(schema, was), ...partsOf(schema, is)].map(([name, part]) => [name, part]),
  );
  return [...parts].flatMap(([name, part]) => {
    const { label } = metaOf(part);
    if (!label) return [];
    return compare(part, valueAt(was, [name]), valueAt(is, [name]), [...labels, label]);
  });
}

/** What differs between two versions of a file, field by field. */
export const findChanges = (schema: z.core.$ZodType, before: unknown, after: unknown) =>
  compare(schema, before ?? {}, after ?? {}, []);
