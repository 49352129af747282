/** Finds what is for sale on a day, and describes each lot for its page. */

import { forSaleCopy } from '@/content/for-sale';
import type { BusinessRoute } from '@/content/page-type';
import type { Facts, Lot } from '@/facts/schema/files';
import { formatDay, hasPassed } from '@/text/days';
import { formatRand, formatShortest } from '@/text/format-number';
import { writeCount } from '@/text/write-number';
import { isConfirmed } from './sale-list-question';
import { describeTotal, massOf } from './total-price';

type SaleList = Facts['for-sale'];

/** How a lot is priced: `R38,50` and `per kilogram`; on auction or by arrangement without a figure. */
export interface LotPrice {
  readonly figure?: string | undefined;
  readonly unit: string;
}

function priceOf(lot: Lot): LotPrice {
  if (lot.per === 'head' || lot.per === 'kilogram') {
    return { figure: formatRand(lot.rand), unit: forSaleCopy.per[lot.per] };
  }
  if (lot.per === 'auction' && lot.until)
    return { unit: forSaleCopy.auctionOn(formatDay(lot.until)) };
  return { unit: forSaleCopy.per[lot.per] };
}

/** A lot as a page shows it. */
export interface LotListing extends Pick<Lot, 'status' | 'until' | 'photo'> {
  /** How many, and what: `24 weaners`. */
  readonly name: string;
  /** The age or size, the mass and the last day: `7 to 8 months, 215 kg on average, for sale until 15 December 2026`. */
  readonly line: string;
  readonly price: LotPrice;
  /** What all animals cost together: `about R198 700 for all 24`. */
  readonly total?: string | undefined;
  /** What else a buyer should know; empty if there is nothing. */
  readonly more: string;
  /** The question that a visitor sends about it. */
  readonly question: string;
}

/** The name of a lot, `24 weaners`, its age or size, and its mass. */
function describeLot(lot: Lot): readonly [string, ...string[]] {
  const { what, count, age, size, averageKilograms: mass } = lot;
  const name = count === undefined ? what : writeCount(count, what);
  const parts = [
    age,
    size,
    mass === undefined ? undefined : forSaleCopy.mass(formatShortest(massOf(mass), 1), count),
  ];
  return [name, ...parts.flatMap((part) => part ?? [])];
}

/** What else a buyer should know: the owner's text after what has fields of its own, each a sentence. */
function describeMore({ weighing, packs, delivery, text }: Lot): string {
  const say = (label: string, answer?: string) =>
    answer && `${label}: ${answer.replace(/[.;]$/, '')}.`;
  return [
    say(forSaleCopy.weighing, weighing),
    say(forSaleCopy.packs, packs),
    say(forSaleCopy.delivery, delivery),
    text,
  ]
    .filter(Boolean)
    .join(' ');
}

function listingOf(lot: Lot): LotListing {
  const { until, status, photo } = lot;
  const price = priceOf(lot);
  const description = describeLot(lot);
  const [name, ...line] = description;
  if (until && lot.per !== 'auction' && status === 'forSale') {
    line.push(forSaleCopy.until(formatDay(until)));
  }
  const { figure, unit } = price;
  const cost = figure ? `${figure} ${unit}` : unit.charAt(0).toLowerCase() + unit.slice(1);
  const ask = status === 'reserved' ? forSaleCopy.questionReserved : forSaleCopy.question;
  return {
    name,
    line: line.join(', '),
    price,
    total: describeTotal(lot),
    status,
    until,
    photo,
    more: describeMore(lot),
    question: ask([...description, cost].join(', ')),
  };
}

/** The lots of each business on a day, sold ones last; none once the owner's confirmation has expired. */
export function listingsOn(
  day: string,
  list: SaleList,
): Readonly<Record<BusinessRoute, readonly LotListing[]>> {
  const { cattle, garlic } = isConfirmed(list, day) ? list : {};
  const isSold = ({ status }: Lot) => Number(status === 'sold');
  const listed = (lots: readonly Lot[] = []) =>
    lots
      .filter(({ until }) => !hasPassed(until, day))
      .toSorted((one, other) => isSold(one) - isSold(other))
      .map(listingOf);
  return { '/bonsmara': listed(cattle), '/garlic': listed(garlic) };
}

const isForSale = ({ status }: LotListing) => status === 'forSale';

/** The first three lots that are for sale at a price or, if none has a price, the first three for sale. */
export function pickLots(listings: readonly LotListing[]): readonly LotListing[] {
  const forSale = listings.filter(isForSale);
  const priced = forSale.filter(({ price }) => price.figure);
  return (priced.length > 0 ? priced : forSale).slice(0, 3);
}

const conjunction = new Intl.ListFormat('en-GB');

/** Each name once. */
const namesOf = (lots: readonly LotListing[]) => [...new Set(lots.map(({ name }) => name))];

/** What is for sale in one line, such as `For sale now: 8 cows, 1 bull and 4 more lots.`; empty if nothing is. */
export function summarise(listings: readonly LotListing[]): string {
  const count = listings.filter(isForSale).length;
  const lots = pickLots(listings);
  if (count === 0) return '';
  if (lots.length === count) return forSaleCopy.offered(conjunction.format(namesOf(lots)));
  return forSaleCopy.offeredAndMore(namesOf(lots).join(', '), count - lots.length);
}
