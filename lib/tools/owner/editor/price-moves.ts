/** Finds the prices that a change moves so far that it may be a slip. */
import { z } from 'zod';
import { partOf, partsOf } from '@/content/facts/fields';
import { formatRand } from '../../../numbers/format';

interface Price {
  readonly label: string;
  readonly rand: number;
}

/**
 * Every amount of rand, by its way through the facts. An item of a list is known by the field that
 * tells the items apart, which its label then begins with, so that it stays the same when others come
 * and go; a price by what it is counted by, so that rand per head is not compared with rand per kilogram.
 */
function pricesIn(
  shape: z.core.$ZodType,
  value: unknown,
  { way = '', item = '', parent }: Readonly<{ way?: string; item?: string; parent?: unknown }> = {},
): [way: string, price: Price][] {
  const { label = '', summary, rand } = z.globalRegistry.get(shape) ?? {};
  if (typeof value === 'number') {
    const kind = rand?.countedBy ? String(partOf(parent, rand.countedBy)) : '';
    return rand ? [[way + kind, { label: item + label, rand: value }]] : [];
  }
  return partsOf(shape, value).flatMap(([name, part, inner]) => {
    const itemName = summary && String(partOf(inner, summary));
    return pricesIn(part, inner, {
      way: `${way}/${itemName ?? name}`,
      item: itemName ? `${itemName}, ` : item,
      parent: value,
    });
  });
}

/**
 * One line for each price that moves by more than half, such as `Bed shaping, rand per hectare: R350,
 * was R3 500`. A price that is new or gone is not asked about.
 * @param shape of the file whose values are compared
 */
export function findPriceMoves(shape: z.core.$ZodType, before: unknown, after: unknown): string[] {
  const earlier = pricesIn(shape, before);
  return pricesIn(shape, after).flatMap(([way, { label, rand }]) => {
    const move = (before: number) => Math.abs(rand - before) / before;
    // Of several, as two lots of weaners have, the one that it is nearest to.
    const [was] = earlier
      .flatMap(([other, price]) => (other === way ? [price.rand] : []))
      .toSorted((one, other) => move(one) - move(other));
    if (was === undefined || move(was) <= 0.5) return [];
    return `${label}: ${formatRand(rand)}, was ${formatRand(was)}`.replaceAll('\u00a0', ' ');
  });
}
