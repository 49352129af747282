/** What is for sale on a day, out of a list of lots, and how a page describes each lot. */

import { daysBetween, formatDay } from '@/content/facts/days';
import {
  animalNames,
  forSaleCopy,
  garlicForms,
  lotQuestion,
  saleListQuestion,
} from '@/content/for-sale';
import type { Route } from '@/content/pages';
import type { CattleLot, Facts, GarlicLot } from '@/content/shapes';
import { formatRand, formatWhole } from '../numbers/format';

type SaleList = Facts['for-sale'];

/** For how many days the owner's confirmation of the list holds. */
export const maxDaysUnconfirmed = 30;

/** Whether the owner has looked the list over within the last 30 days. */
export function isConfirmed({ asOf }: SaleList, day: string): boolean {
  const age = asOf === undefined ? Number.NaN : daysBetween(asOf, day);
  return age >= 0 && age <= maxDaysUnconfirmed;
}

/** The question that a list with lots puts to the owner when nobody has confirmed it for too long. */
export function findSaleListQuestion(list: SaleList, day: string): string | undefined {
  const hasLots = (list.cattle ?? []).length + (list.garlic ?? []).length > 0;
  if (!hasLots || isConfirmed(list, day)) return undefined;
  return saleListQuestion(list.asOf && formatDay(list.asOf));
}

/** A lot as a page shows it. */
export interface LotListing extends Pick<CattleLot, 'status' | 'picture' | 'note'> {
  readonly name: string;
  /** `R38,50` and `per kilogram`; without a figure, `On auction`. */
  readonly price: Readonly<{ figure: string | undefined; words: string }>;
  /** Details by their labels; undefined where the owner has not given one. */
  readonly details: Readonly<Record<string, string | undefined>>;
  /** Trait, value, breed average and accuracy. */
  readonly breedingValues: readonly (readonly [string, string, string, string])[];
  /** What a visitor sends who asks about it. */
  readonly question: string;
  /** What search engines are told of its price; nothing of a lot without one, or that is gone. */
  readonly offer: Readonly<{ rand: number; per: Per; until: string | undefined }> | undefined;
}

type Per = 'head' | 'kilogram';

const { terms } = forSaleCopy;
const perUnit = { head: forSaleCopy.perHead, kilogram: forSaleCopy.perKilogram };

function availability({ from, until }: CattleLot | GarlicLot, day: string): string | undefined {
  if (from !== undefined && from === until) return formatDay(from);
  const isLater = from !== undefined && from > day;
  const parts = [isLater && `from ${formatDay(from)}`, until && `until ${formatDay(until)}`];
  const text = parts.filter(Boolean).join(' ');
  return text ? text[0]?.toUpperCase() + text.slice(1) : undefined;
}

function kilograms(weight: number | undefined): string | undefined {
  return weight === undefined ? undefined : `${formatWhole(weight)}\u00a0kg`;
}

/** A breeding value, which may be below zero, with a decimal comma: `−0,4`. */
function formatSigned(value: number): string {
  return String(value).replace('-', '\u2212').replace('.', ',');
}

/** @param cost its price, and the words of a lot without one */
function listingOf(
  { status, picture, note, until }: CattleLot | GarlicLot,
  cost: Readonly<{ rand: number | undefined; per: Per; unpriced: string }>,
  told: Pick<LotListing, 'name' | 'details' | 'breedingValues'>,
): LotListing {
  const { rand, per, unpriced } = cost;
  const price =
    rand === undefined
      ? { figure: undefined, words: unpriced }
      : { figure: formatRand(rand), words: perUnit[per] };
  const known = [terms.age, terms.weight, terms.size].flatMap((term) => told.details[term] ?? []);
  const isOffered = rand !== undefined && status === 'forSale';
  return {
    ...told,
    status,
    price,
    picture,
    note,
    question: lotQuestion(told.name, known, price),
    offer: isOffered ? { rand, per, until } : undefined,
  };
}

function cattleListing(lot: CattleLot, day: string): LotListing {
  const { animals, count, pricePer, rand, breedingValues = [] } = lot;
  const per = pricePer === 'kilogram' ? 'kilogram' : 'head';
  const unpriced = pricePer === 'auction' ? forSaleCopy.onAuction : forSaleCopy.byArrangement;
  return listingOf(
    lot,
    { rand, per, unpriced },
    {
      name: `${formatWhole(count)} ${animalNames[animals][count === 1 ? 0 : 1]}`,
      details: {
        [terms.age]: lot.age,
        [terms.weight]: kilograms(lot.weightKilograms),
        [terms.tests]: lot.tests,
        [terms.when]: availability(lot, day),
      },
      breedingValues: breedingValues.map(({ trait, value, breedAverage, accuracyPercent }) => {
        return [trait, formatSigned(value), formatSigned(breedAverage), `${accuracyPercent}%`];
      }),
    },
  );
}

function garlicListing(lot: GarlicLot, day: string): LotListing {
  const { variety, form, randPerKilogram: rand } = lot;
  return listingOf(
    lot,
    { rand, per: 'kilogram', unpriced: forSaleCopy.byArrangement },
    {
      name: `${variety}, ${garlicForms[form]}`,
      details: {
        [terms.size]: lot.size,
        [terms.smallestOrder]: kilograms(lot.smallestOrderKilograms),
        [terms.months]: lot.months,
        [terms.when]: availability(lot, day),
      },
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

/** What each page lists of the owner's list on a day: nothing once it is not confirmed any more. */
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
