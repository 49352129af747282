/** Lists what a Save will change, for the owner to read: each old and new value. */
import * as z from 'zod';
import { cattleLot } from '@/facts/schema/for-sale';
import { isGroup, metaOf, nameItems, partsOf, sumUp, unwrap, valueAt } from '@/facts/schema/walk';
import { describeTotal } from '@/lib/for-sale/total-price';
import { writeNumber } from '@/text/write-number';
import { formatAnswer } from './format-value';
import { isPhotoGroup, isSame } from './merge';

/** The old and the new text of a field, empty if there is none. A photo's text is its name in content/photos/. */
export interface FieldChange {
  /** Empty if the label of the change already says it. */
  readonly label: string;
  readonly was: string;
  readonly is: string;
  readonly isPhoto?: boolean | undefined;
  /** A warning, such as `12 times as much`. */
  readonly note?: string;
}

/** A changed field, or a list item with its changed fields. */
export interface Change {
  readonly label: string;
  readonly fields: readonly FieldChange[];
}

/** One version of a value, with its own schema: a lot's fields depend on how it is priced. */
type Version = readonly [schema: z.core.$ZodType, value: unknown];

/** Joins the changes of a list item or of a photo into one. */
function join(label: string, changes: readonly Change[]): Change {
  const fields = changes.flatMap((change) =>
    change.fields.map((field) => {
      // A lot's group “Photo” has a field “Photo”: the set drops the duplicate.
      const labels = new Set([change.label, field.label]);
      return { ...field, label: [...labels].filter(Boolean).join(', ') };
    }),
  );
  return { label, fields };
}

/** A warning if a price grew to ten times or more, or fell to a tenth or less; otherwise empty. */
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
  // Nearby spots have the same words.
  const note = texts.was === texts.is ? 'moved a little' : compareAmounts(was, is);
  return { label, fields: [{ label: '', ...texts, isPhoto: metaOf(is[0]).isPhoto, note }] };
}

/** The fields of a group in one version, by name; empty if that version lacks the group. */
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

/** A list item. `sum` is its summary, which other items may share. */
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

/** Pairs new items with old ones: equal items first, then items with the same summary in order, then the rest. */
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

/** The total price of a lot as the page states it; empty if the page states none. */
function totalOf([schema, value]: Version): string {
  const lot = schema === cattleLot ? cattleLot.safeParse(value).data : undefined;
  return (lot && describeTotal(lot)) ?? '';
}

/** Compares two versions of an item, either of which may be missing. */
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

/** Compares two versions of a list: removed, changed and added items, and their order. */
function compareLists(was: Version, is: Version, list: string): Change[] {
  const [old, next] = [itemsIn(was), itemsIn(is)];
  const pairs = pairItems(old, next);
  const found = [...pairs.values()];
  const kept = next.flatMap((item) => {
    const one = pairs.get(item);
    // Items that were merely left over do not count as moved.
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

/** Compares two versions of a value. @param labels of the groups around it, and its own */
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

/** Compares two versions of a file, or of a part of it. @param label of that part */
export const findChanges = (
  schema: z.core.$ZodType,
  before: unknown,
  after: unknown,
  ...label: readonly string[]
) => compare([schema, before], [schema, after], label);
