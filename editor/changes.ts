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

/** Whether an item is in a list, whatever its place. */
const isIn = (items: readonly unknown[], item: unknown) => items.some((each) => isSame(each, item));

/** Pairs the items that differ: those that are summed up alike or, if as many went as came, in their order. */
function pairItems(
  was: readonly unknown[],
  is: readonly unknown[],
  nameOf: (item: unknown) => string,
) {
  const gone = was.filter((item) => !isIn(is, item));
  const come = is.filter((item) => !isIn(was, item));
  const isEven = gone.length === come.length;
  const pairs = come.map((item) => {
    const isAlike = (other: unknown) => nameOf(item) !== '' && nameOf(other) === nameOf(item);
    const index = isEven ? 0 : gone.findIndex(isAlike);
    return [index === -1 ? undefined : gone.splice(index, 1)[0], item] as const;
  });
  return [...pairs, ...gone.map((item) => [item, undefined] as const)];
}

/** Compares two versions of a list; an item is named by what sums it up. @param labels of the list */
function compareLists(list: z.core.$ZodType, was: unknown, is: unknown, labels: readonly string[]) {
  const inside = unwrap(list);
  if (!(inside instanceof z.ZodArray)) return [];
  const { element } = inside;
  const [old, next] = [itemsOf(was), itemsOf(is)];
  const sumUpItem = (item: unknown) => sumUp(element, item, metaOf(list).summary);
  const nameOf = (items: readonly unknown[], item: unknown) =>
    sumUpItem(item)
      ? `“${sumUpItem(item)}”`
      : `${metaOf(element).label} ${items.indexOf(item) + 1}`;
  const changes = pairItems(old, next, sumUpItem).flatMap(([one, other]) => {
    const name = other === undefined ? nameOf(old, one) : nameOf(next, other);
    return compare(element, one, other, [...labels, name], true);
  });
  const [oldOrder, order] = [old, next].map((items, index) => {
    const kept = items.filter((item) => isIn(index === 0 ? next : old, item));
    const names = kept.map((item) => sumUpItem(item) || formatAnswer(element, item));
    return names.map((text) => [{ label: '', text, isPhoto: false }]);
  });
  if (!oldOrder || !order || isSame(oldOrder, order)) return changes;
  return [...changes, { label: `${labels.join(', ')}: the order`, was: oldOrder, is: order }];
}

/** Compares two versions of a value. @param labels of what it is in, and its own @param isItem of a list */
function compare(
  schema: z.core.$ZodType,
  was: unknown,
  is: unknown,
  labels: readonly string[],
  isItem = false,
): Change[] {
  if (isSame(was, is)) return [];
  const inside = unwrap(schema, is ?? was);
  if (inside instanceof z.ZodArray) return compareLists(schema, was, is, labels);
  const isOther = isPhotoGroup(schema) && valueAt(was, ['file']) !== valueAt(is, ['file']);
  if (!isGroup(inside) || isOther || (isItem && (was === undefined || is === undefined))) {
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
