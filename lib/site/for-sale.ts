/** What is for sale on a day, out of the owner's list, and how each lot is told. */
import { facts } from '@/content/facts';
import {
  animalNames,
  forSaleCopy,
  garlicForms,
  lotQuestion,
  saleListQuestion,
} from '@/content/for-sale';
import type { CattleLot, Facts, GarlicLot, Picture } from '@/content/shapes';
import { formatRand, formatWhole } from '../numbers/format';
import { daysBetween, formatDay, readBuildDay } from './days';

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
export interface LotListing {
  readonly name: string;
  readonly status: CattleLot['status'];
  /** `R38,50` and `per kilogram`; without a figure, `On auction`. */
  readonly price: Readonly<{ figure: string | undefined; words: string }>;
  /** Details by their labels; undefined where the owner has not given one. */
  readonly details: Readonly<Record<string, string | undefined>>;
  /** Trait, value, breed average and accuracy. */
  readonly breedingValues: readonly (readonly [string, string, string, string])[];
  readonly picture: Picture | undefined;
  readonly note: string | undefined;
  /** What a visitor sends who asks about it. */
  readonly question: string;
  /** What search engines are told of its price; nothing of a lot without one, or that is gone. */
  readonly offer:
    | {
        readonly rand: number;
        readonly per: 'head' | 'kilogram';
        readonly until: string | undefined;
      }
    | undefined;
}

const { terms } = forSaleCopy;

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

function priceOf(rand: number | undefined, unit: string, unpriced: string): LotListing['price'] {
  if (rand === undefined) return { figure: undefined, words: unpriced };
  return { figure: formatRand(rand), words: unit };
}

/** The fields that lots of cattle and of garlic share. */
function listingOf(
  lot: CattleLot | GarlicLot,
  {
    name,
    rand,
    per,
    price,
    details,
  }: Pick<LotListing, 'name' | 'price' | 'details'> & {
    rand: number | undefined;
    per: 'head' | 'kilogram';
  },
) {
  const { status, picture, note, until } = lot;
  const told = [terms.age, terms.weight, terms.size].flatMap((term) => details[term] ?? []);
  const isOffered = rand !== undefined && status === 'forSale';
  return {
    name,
    status,
    price,
    details,
    picture,
    note,
    question: lotQuestion(name, told, price),
    offer: isOffered ? { rand, per, until } : undefined,
  };
}

function cattleListing(lot: CattleLot, day: string): LotListing {
  const { animals, count, age, weightKilograms, pricePer, rand, breedingValues, tests } = lot;
  const per = pricePer === 'kilogram' ? 'kilogram' : 'head';
  const unit = per === 'head' ? forSaleCopy.perHead : forSaleCopy.perKilogram;
  const unpriced = pricePer === 'auction' ? forSaleCopy.onAuction : forSaleCopy.byArrangement;
  const details = {
    [terms.age]: age,
    [terms.weight]: kilograms(weightKilograms),
    [terms.tests]: tests,
    [terms.when]: availability(lot, day),
  };
  return {
    ...listingOf(lot, {
      name: `${formatWhole(count)} ${animalNames[animals][count === 1 ? 0 : 1]}`,
      price: priceOf(rand, unit, unpriced),
      details,
      rand,
      per,
    }),
    breedingValues: (breedingValues ?? []).map(
      ({ trait, value, breedAverage, accuracyPercent }) => [
        trait,
        formatSigned(value),
        formatSigned(breedAverage),
        `${accuracyPercent}%`,
      ],
    ),
  };
}

/** A breeding value, which may be below zero, with a decimal comma: `−0,4`. */
function formatSigned(value: number): string {
  return String(value).replace('-', '\u2212').replace('.', ',');
}

function garlicListing(lot: GarlicLot, day: string): LotListing {
  const { variety, form, size, randPerKilogram: rand, smallestOrderKilograms, months } = lot;
  return {
    ...listingOf(lot, {
      name: `${variety}, ${garlicForms[form]}`,
      price: priceOf(rand, forSaleCopy.perKilogram, forSaleCopy.byArrangement),
      details: {
        [terms.size]: size,
        [terms.smallestOrder]: kilograms(smallestOrderKilograms),
        [terms.months]: months,
        [terms.when]: availability(lot, day),
      },
      rand,
      per: 'kilogram',
    }),
    breedingValues: [],
  };
}

/** The lots whose last day has not passed, those that are sold at the end. */
function current<Lot extends CattleLot | GarlicLot>(lots: readonly Lot[] = [], day: string) {
  const left = lots.filter(({ until }) => until === undefined || until >= day);
  const isSold = ({ status }: Lot) => Number(status === 'sold');
  return left.toSorted((one, other) => isSold(one) - isSold(other));
}

/** What of the owner's list is for sale on a day: nothing of a list that is not confirmed any more. */
export function listingsOn(day: string, list: SaleList) {
  const { cattle, garlic } = isConfirmed(list, day) ? list : {};
  return {
    cattle: current(cattle, day).map((lot) => cattleListing(lot, day)),
    garlic: current(garlic, day).map((lot) => garlicListing(lot, day)),
  };
}

const list = facts['for-sale'];

/** What is for sale on the day of this build. */
export const forSale = { asOf: list.asOf, ...listingsOn(readBuildDay(), list) };
