/** Says what a Save will change, as a person reads it: what was there, and what will be. */
import * as z from 'zod';
import { cattleLot } from '@/facts/schema/for-sale';
import { isGroup, metaOf, nameItems, partsOf, sumUp, unwrap, valueAt } from '@/facts/schema/walk';
import { describeTotal } from '@/lib/for-sale/total-price';
import { writeNumber } from '@/text/write-number';
import { formatAnswer } from './format-value';
import { isPhotoGroup, isSame } from './merge';

/** The two texts of a field, empty where there is nothing. Those of a photo are its names in content/photos/. */
export interface FieldChange {
  /** Empty if that of the change says it already. */
  readonly label: string;
  readonly was: string;
  readonly is: string;
  readonly isPhoto?: boolean | undefined;
  /** What is striking about it: `12 times as much`. */
  readonly note?: string;
}

/** A field, or an item of a list with each of its fields that changes. */
export interface Change {
  readonly label: string;
  readonly fields: readonly FieldChange[];
}

/** A version of a value. The schema of a lot's field depends on how that version is priced. */
type Version = readonly [schema: z.core.$ZodType, value: unknown];

/** Several changes as one: an item of a list, or a photo. */
function join(label: string, changes: readonly Change[]): Change {
  const fields = changes.flatMap((change) =>
    change.fields.map((field) => {
      // A lot has a group “Photo” with a field “Photo”.
      const labels = new Set([change.label, field.label]);
      return { ...field, label: [...labels].filter(Boolean).join(', ') };
    }),
  );
  return { label, fields };
}

/** Says that a price is ten times the old one or more, or a tenth or less; empty for any other amount. */
function compareAmounts([oldSchema, was]: Version, [schema, is]: Version): string {
  const { unit = '' } = metaOf(schema);
  const isPrice = unit.startsWith('rand') && unit === metaOf(oldSchema).unit;
  if (!isPrice || typeof was !== 'number' || typeof is !== 'number') return '';
  const [low = 0, high = 0] = [was, is].map((rand) => Math.round(rand * 100)).sort((a, b) => a - b);
  if (high < 10 * low) return '';
  const times = writeNumber(Math.floor(high / low));
  return is > was ? `${times} times as much` : `1/${times} of what it was`;
}

function compareAnswers(was: Version, is: Version, label: string): Change {
  const texts = { was: formatAnswer(...was), is: formatAnswer(...is) };
  // The words for a spot are vague.
  const note = texts.was === texts.is ? 'moved a little' : compareAmounts(was, is);
  return { label, fields: [{ label: '', ...texts, isPhoto: metaOf(is[0]).isPhoto, note }] };
}

/** The fields of a group in a version of it, by name; none if it is missing there. */
function partsIn([schema, value]: Version): ReadonlyMap<string | number, Version> {
  const parts = value === undefined ? [] : partsOf(schema, value);
  return new Map(parts.map(([name, ...part]) => [name, part]));
}

function compareParts(was: Version, is: Version, labels: readonly string[]): Change[] {
  const [old, next] = [partsIn(was), partsIn(is)];
  return [...new Map([...old, ...next])].flatMap(([name, [schema]]) => {
    const before = old.get(name) ?? [schema, undefined];
    const after = next.get(name) ?? [schema, undefined];
    const { label = '' } = metaOf(after[1] === undefined ? before[0] : after[0]);
    return compare(before, after, [...labels, label]);
  });
}

/** An item of a list, with what sums it up, which others may share. */
interface Item {
  readonly name: string;
  readonly sum: string;
  readonly version: Version;
}

function itemsIn([list, value]: Version): readonly Item[] {
  const names = nameItems(list, value);
  return partsOf(list, value).map(([, element, item], index) => {
    const sum = sumUp(element, item, metaOf(list).summary);
    return { name: names[index] ?? '', sum, version: [element, item] };
  });
}

const isEqual = (one: Item, other: Item) => isSame(one.version[1], other.version[1]);
const isNamesake = (one: Item, other: Item) => one.sum !== '' && one.sum === other.sum;

/** Pairs new items with old ones: equal ones, then those of one name in their order, then what is left. */
function pairItems(old: readonly Item[], next: readonly Item[]): ReadonlyMap<Item, Item> {
  const pairs = new Map<Item, Item>();
  for (const rule of [isEqual, isNamesake, () => true]) {
    for (const item of next.filter((each) => !pairs.has(each))) {
      const found = old.find((one) => ![...pairs.values()].includes(one) && rule(one, item));
      if (found) pairs.set(item, found);
    }
  }
  return pairs;
}

/** What a lot costs together, as the page says it; empty if the page does not. */
function totalOf([schema, value]: Version): string {
  const lot = schema === cattleLot ? cattleLot.safeParse(value).data : undefined;
  return (lot && describeTotal(lot)) ?? '';
}

/** What differs between two versions of an item, one of which may be missing. */
function compareItems(list: string, one?: Item, other?: Item): Change {
  const { name = '', version: [schema] = [] } = other ?? one ?? {};
  const label = `${list}, ${name}`;
  if (!schema) return { label, fields: [] };
  const missing: Version = [schema, undefined];
  const [was, is] = [one?.version ?? missing, other?.version ?? missing];
  const change = join(label, compare(was, is, []));
  const total = { label: 'The whole lot', was: totalOf(was), is: totalOf(is) };
  const isOther = total.is && total.is !== total.was;
  return isOther ? { label, fields: [...change.fields, total] } : change;
}

/** Compares two versions of a list: the items that went, changed and came, and their order. */
function compareLists(was: Version, is: Version, list: string): Change[] {
  const [old, next] = [itemsIn(was), itemsIn(is)];
  const pairs = pairItems(old, next);
  const found = [...pairs.values()];
  const kept = next.flatMap((item) => {
    const one = pairs.get(item);
    // What was only left over has no place of its own.
    return one && (isEqual(one, item) || isNamesake(one, item)) ? one : [];
  });
  const changes = [
    ...old.filter((item) => !found.includes(item)).map((item) => compareItems(list, item)),
    ...next.map((item) => compareItems(list, pairs.get(item), item)),
  ];
  const ordered = old.filter((item) => kept.includes(item));
  const nameAll = (items: readonly Item[]) =>
    items.map(({ name, version }) => formatAnswer(...version) || name).join(', ');
  const isMoved = kept.some((item, index) => item !== ordered[index]);
  const moved = { label: '', was: nameAll(ordered), is: nameAll(kept) };
  const order = { label: `${list}: the order`, fields: isMoved ? [moved] : [] };
  return [...changes, order].filter(({ fields }) => fields.length > 0);
}

/** Compares two versions of a value. @param labels of what it is in, and its own */
function compare(was: Version, is: Version, labels: readonly string[]): Change[] {
  const [[, before], [schema, after]] = [was, is];
  if (isSame(before, after)) return [];
  const inside = unwrap(schema, after);
  const label = labels.join(', ');
  if (inside instanceof z.ZodArray) return compareLists(was, is, label);
  if (!isGroup(inside) || metaOf(schema).isSpot) return [compareAnswers(was, is, label)];
  const isOther = isPhotoGroup(schema) && valueAt(before, ['file']) !== valueAt(after, ['file']);
  return isOther ? [join(label, compareParts(was, is, []))] : compareParts(was, is, labels);
}

/** What differs between two versions of a file, or of a part of it. @param label of that part */
export const findChanges = (
  schema: z.core.$ZodType,
  before: unknown,
  after: unknown,
  ...label: readonly string[]
) => compare([schema, before], [schema, after], label);
