/** What is for sale on a day, out of a list of lots, and how a page describes each lot. */

import type { CattleLot, Facts, GarlicLot } from '@/content/facts/schema/facts';
import {
  animalNames,
  forSaleCopy,
  garlicForms,
  lotQuestion,
  saleListQuestion,
} from '@/content/for-sale';
import type { Route } from '@/content/pages';
import { formatDay, isRecent } from '@/lib/facts/days';
import { formatRand, formatWhole } from '../numbers/format';

type SaleList = Facts['for-sale'];

/** For how many days the owner's confirmation of the list is valid. */
export const maxDaysUnconfirmed = 30;

/** Whether the owner has looked the list over within the last 30 days. */
export function isConfirmed({ asOf }: SaleList, day: string): boolean {
  return isRecent(asOf, day, maxDaysUnconfirmed);
}

/** The question that a list with lots puts to the owner when nobody has confirmed it for too long. */
export function findSaleListQuestion(list: SaleList, day: string): string | undefined {
  const hasLots = (list.cattle ?? []).length + (list.garlic ?? []).length > 0;
  if (!hasLots || isConfirmed(list, day)) return undefined;
  return saleListQuestion(list.asOf && formatDay(list.asOf));
}

/** A lot as a page shows it. */
export interface LotListing extends Pick<CattleLot, 'status' | 'photo' | 'note'> {
  readonly name: string;
  /** `R38,50` and `per kilogram`; without a figure, `On auction`. */
  readonly price: Readonly<{ figure: string | undefined; words: string }>;
  /** The main facts in one line: age or size, weight, and when or where. */
  readonly summary: readonly string[];
  /** Details by their labels; undefined where the owner has not given one. */
  readonly details: Readonly<Record<string, string | undefined>>;
  /** The address of an auction's catalogue. */
  readonly catalogue?: string | undefined;
  /** Trait, value, breed average and accuracy. */
  readonly breedingValues: readonly (readonly [string, string, string, string])[];
  /** The question that a visitor sends about it. */
  readonly question: string;
  /** Its price for search engines; undefined for a lot without a price, or that is gone. */
  readonly offer: Readonly<{ rand: number; per: Per; until: string | undefined }> | undefined;
}

type Per = 'head' | 'kilogram';

const { terms } = forSaleCopy;
const perUnit = { head: forSaleCopy.perHead, kilogram: forSaleCopy.perKilogram };

function availability({ from, until }: CattleLot | GarlicLot, day: string): string | undefined {
  if (from !== undefined && from === until) return formatDay(from);
  const isLater = from !== undefined && from > day;
  const parts = [isLater && `from ${formatDay(from)}`, until && `until ${formatDay(until)}`];
  const days = parts.filter(Boolean).join(' ');
  return days ? forSaleCopy.onDays(days) : undefined;
}

function kilograms(weight: number | undefined): string | undefined {
  return weight === undefined ? undefined : `${formatWhole(weight)}\u00a0kg`;
}

/** A breeding value, which may be below zero, with a decimal comma: `−0,4`. */
function formatSigned(value: number): string {
  return String(value).replace('-', '\u2212').replace('.', ',');
}

/** The parts of a text that the owner has given. */
function given(parts: readonly (string | undefined)[]): string[] {
  return parts.filter((part) => part !== undefined);
}

/** What a lot costs, or the words for one without a price. */
type Cost = { readonly rand: number; readonly per: Per } | { readonly unpriced: string };

/**
 * @param known what a question about the lot repeats
 * @param described what else the page says of it
 */
function listingOf(
  { status, photo, note, until }: CattleLot | GarlicLot,
  cost: Cost,
  known: readonly (string | undefined)[],
  described: Pick<LotListing, 'name' | 'summary' | 'details' | 'catalogue' | 'breedingValues'>,
): LotListing {
  const price =
    'rand' in cost
      ? { figure: formatRand(cost.rand), words: perUnit[cost.per] }
      : { figure: undefined, words: cost.unpriced };
  const isOffered = 'rand' in cost && status === 'forSale';
  return {
    ...described,
    status,
    price,
    photo,
    note,
    question: lotQuestion(described.name, given(known), price, status === 'reserved'),
    offer: isOffered ? { ...cost, until } : undefined,
  };
}

function costOf(lot: CattleLot): Cost {
  if (lot.pricePer === 'auction') return { unpriced: forSaleCopy.onAuction };
  if (lot.pricePer === 'arrangement') return { unpriced: forSaleCopy.byArrangement };
  return { rand: lot.rand, per: lot.pricePer };
}

/** `1 bull`, `3 bulls`. */
function nameOf(animals: CattleLot['animals'], count: number): string {
  return `${formatWhole(count)} ${animalNames[animals][count === 1 ? 0 : 1]}`;
}

function cattleListing(lot: CattleLot, day: string): LotListing {
  const { animals, count, breedingValues = [] } = lot;
  const auction = lot.pricePer === 'auction' ? lot.auction : undefined;
  const weight = kilograms(lot.weightKilograms);
  return listingOf(lot, costOf(lot), [lot.age, weight], {
    name: nameOf(animals, count),
    summary: given([
      lot.age,
      weight && count > 1 ? forSaleCopy.averageWeight(weight) : weight,
      given([availability(lot, day), auction?.place]).join(', ') || undefined,
    ]),
    details: { [terms.tests]: lot.tests, [terms.auctioneer]: auction?.auctioneer },
    catalogue: auction?.catalogue,
    breedingValues: breedingValues.map(({ trait, value, breedAverage, accuracyPercent }) => {
      return [trait, formatSigned(value), formatSigned(breedAverage), `${accuracyPercent}%`];
    }),
  });
}

function garlicListing(lot: GarlicLot, day: string): LotListing {
  const { variety, form, randPerKilogram: rand } = lot;
  const smallestOrder = kilograms(lot.smallestOrderKilograms);
  return listingOf(
    lot,
    rand === undefined ? { unpriced: forSaleCopy.byArrangement } : { rand, per: 'kilogram' },
    [lot.size],
    {
      name: `${variety}, ${garlicForms[form]}`,
      summary: given([
        lot.size,
        smallestOrder && forSaleCopy.smallestOrder(smallestOrder),
        lot.months && forSaleCopy.delivery(lot.months),
        availability(lot, day),
      ]),
      details: {},
      breedingValues: [],
    },
  );
}

/** The lots whose last day has not passed, those that are sold at the end. */
function current<Lot extends CattleLot | GarlicLot>(lots: readonly Lot[] = [], day: string) {
  const left = lots.filter(({ until }) => until === undefined || until >= day);
  const isSold = ({ status }: Lot) => Number(status === 'sold');
  return left.toSorted((one, other) => isSold(one) - isSold(other));
}

const conjunction = new Intl.ListFormat('en-GB');

/**
 * What a page can sell of the owner's list on a day, by kind: `84 weaners and 4 bulls`; empty if there is
 * nothing, or its confirmation has expired.
 */
export function offeredOn(day: string, list: SaleList): Readonly<Record<Route, string>> {
  const { cattle, garlic } = isConfirmed(list, day) ? list : {};
  const counts = new Map<CattleLot['animals'], number>();
  for (const { animals, count, status } of current(cattle, day)) {
    if (status === 'forSale') counts.set(animals, (counts.get(animals) ?? 0) + count);
  }
  const kinds = current(garlic, day).filter(({ status }) => status === 'forSale');
  return {
    '/': '',
    '/bonsmara': conjunction.format([...counts].map(([animals, count]) => nameOf(animals, count))),
    '/garlic': conjunction.format(
      new Set(kinds.map(({ variety, form }) => `${variety} ${garlicForms[form]}`)),
    ),
  };
}

/** What each page shows of the owner's list on a day; nothing once its confirmation has expired. */
export function listingsOn(
  day: string,
  list: SaleList,
): Readonly<Record<Route, readonly LotListing[]>> {
  const { cattle, garlic } = isConfirmed(list, day) ? list : {};
  return {
    '/': [],
    '/bonsmara': current(cattle, day).map((lot) => cattleListing(lot, day)),
    '/garlic': current(garlic, day).map((lot) => garlicListing(lot, day)),
  };
}
