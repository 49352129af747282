import type { Price } from '@/content/prices';
import { formatCents } from '../numbers/format';

/** A quantity in hectares, tons or kilometres, and its price. */
export type Item = readonly [quantity: number, price: Price];

/** What the items cost in cents, each rounded by itself, in floating point and not in fractions. */
export function centsOf(...items: readonly Item[]): number {
  return items.reduce((sum, [quantity, { rand }]) => sum + Math.round(quantity * rand * 100), 0);
}

/** The same as the site writes it: `R2 475,00`. */
export function costOf(...items: readonly Item[]): string {
  return formatCents(BigInt(centsOf(...items)));
}
