/** Finds what is for sale on a day, and describes each lot for its page. */

import { forSaleCopy } from '@/content/for-sale';
import type { BusinessRoute } from '@/content/page-type';
import type { CattleLot, Facts, GarlicLot, Lot } from '@/facts/schema/files';
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
  if (lot.per === 'auction') return { unit: forSaleCopy.auctionOn(formatDay(lot.until)) };
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

/** What differs between cattle and garlic. */
interface Description extends Pick<LotListing, 'name' | 'total'> {
  /** The age or size, and the mass. */
  readonly line: readonly (string | undefined)[];
  /** What else a buyer should know, each a sentence. */
  readonly more: readonly (string | undefined)[];
}

const say = (label: string, answer?: string) =>
  answer && `${label}: ${answer.replace(/[.;]$/, '')}.`;

function describeCattle(lot: CattleLot): Description {
  const { what, count, age, averageKilograms: kilograms, weighing, text } = lot;
  const mass = kilograms && forSaleCopy.mass(formatShortest(massOf(kilograms), 1), count);
  return {
    name: count === undefined ? what : writeCount(count, what),
    line: [age, mass || undefined],
    more: [say(forSaleCopy.weighing, weighing), text],
    total: describeTotal(lot),
  };
}

function describeGarlic({ what, size, packs, delivery, text }: GarlicLot): Description {
  const more = [say(forSaleCopy.packs, packs), say(forSaleCopy.delivery, delivery), text];
  return { name: what, line: [size], more };
}

function listingOf(lot: Lot, { name, line, more, total }: Description): LotListing {
  const { until, status, photo } = lot;
  const price = priceOf(lot);
  const described = line.flatMap((part) => part ?? []);
  const isDated = until && lot.per !== 'auction' && status === 'forSale';
  const lastDay = isDated ? [forSaleCopy.until(formatDay(until))] : [];
  const { figure, unit } = price;
  const cost = figure ? `${figure} ${unit}` : unit.charAt(0).toLowerCase() + unit.slice(1);
  const ask = status === 'reserved' ? forSaleCopy.questionReserved : forSaleCopy.question;
  return {
    name,
    line: [...described, ...lastDay].join(', '),
    price,
    total,
    status,
    until,
    photo,
    more: more.filter(Boolean).join(' '),
    question: ask([name, ...described, cost].join(', ')),
  };
}

/** The lots of each business on a day, sold ones last; none once the owner's confirmation has expired. */
export function listingsOn(
  day: string,
  list: SaleList,
): Readonly<Record<BusinessRoute, readonly LotListing[]>> {
  const { cattle, garlic } = isConfirmed(list, day) ? list : {};
  const isSold = ({ status }: Lot) => Number(status === 'sold');
  const listed = <Kind extends Lot>(
    describe: (lot: Kind) => Description,
    lots: readonly Kind[] = [],
  ) =>
    lots
      .filter(({ until }) => !hasPassed(until, day))
      .toSorted((one, other) => isSold(one) - isSold(other))
      .map((lot) => listingOf(lot, describe(lot)));
  return { '/bonsmara': listed(describeCattle, cattle), '/garlic': listed(describeGarlic, garlic) };
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
