/** Works out what the animals of a lot cost together. */

import { forSaleCopy } from '@/content/for-sale';
import type { CattleLot } from '@/facts/schema/files';
import { formatCost, formatRand } from '@/text/format-number';
import { type Fraction, floor, fraction, round, scale } from '@/text/fraction';

/** Rand rounded to four significant digits, since an average mass is no more precise. */
function roundCost(rand: Fraction): bigint {
  const step = 10n ** BigInt(Math.max(`${floor(rand)}`.length - 4, 0));
  return round(scale(rand, 1, step)) * step;
}

/** The average mass of a lot, exact to a tenth of a kilogram. */
export const massOf = (kilograms: number) => fraction(Math.round(kilograms * 10), 10);

/**
 * What all animals cost together: `R168 000 for all 8`, `about R198 700 for all 24`. Undefined without a price, without
 * a count or, per kilogram, without a mass; for a single animal priced per head; and for a lot that is not for sale.
 */
export function describeTotal(lot: CattleLot): string | undefined {
  const { count, averageKilograms, status } = lot;
  if (count === undefined || status !== 'forSale') return undefined;
  const forAll = forSaleCopy.forAll(count);
  if (lot.per === 'head') return count > 1 ? formatRand(lot.rand * count) + forAll : undefined;
  if (lot.per !== 'kilogram' || averageKilograms === undefined) return undefined;
  const perHead = scale(massOf(averageKilograms), Math.round(lot.rand * 100), 100);
  return forSaleCopy.aboutCost(formatCost(roundCost(scale(perHead, count)))) + forAll;
}
