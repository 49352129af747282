/** Finds what is for sale on a day, and describes each lot for its page. */

import { formatDay, hasPassed } from '@/content/facts/reading/days';
import type { Facts, Lot } from '@/content/facts/schema/facts';
import { forSaleCopy } from '@/content/for-sale';
import type { BusinessRoute } from '@/content/page';
import { formatRand } from '@/lib/numbers/format';
import { isConfirmed } from './sale-list-question';

type SaleList = Facts['for-sale'];

/** The price of a lot in rand; on auction or by arrangement it has none. */
export type LotPrice =
  | Readonly<{ per: 'head' | 'kilogram'; rand: number }>
  | Readonly<{ per: 'auction' | 'arrangement'; rand?: undefined }>;

/** @throws one sentence for a lot that should have a price, which its schema has refused */
function priceOf({ what, per, rand }: Lot): LotPrice {
  if (per === 'auction' || per === 'arrangement') return { per };
  if (rand === undefined) throw new Error(`${what}: fill in the rand per ${per}.`);
  return { per, rand };
}

/** A price as a page writes it: `R38,50` and `per kilogram`; without a figure, `On auction`. */
export function writePrice({ per, rand }: LotPrice) {
  return { figure: rand === undefined ? undefined : formatRand(rand), unit: forSaleCopy.per[per] };
}

/** A lot as a page shows it. */
export interface LotListing extends Pick<Lot, 'status' | 'until' | 'photo' | 'text'> {
  /** The text up to the first comma: `24 weaners`. */
  readonly name: string;
  /** The rest of the text, and its day: `7 to 8 months, for sale until 15 December 2026`. */
  readonly line: string;
  readonly price: LotPrice;
  /** The question that a visitor sends about it. */
  readonly question: string;
}

function listingOf(lot: Lot): LotListing {
  const { what, until, status, photo, text } = lot;
  const price = priceOf(lot);
  // A decimal comma has no space after it.
  const [name = what, ...rest] = what.split(', ');
  const day = until && formatDay(until);
  if (day && price.per === 'auction') rest.push(day);
  else if (day && status === 'forSale') rest.push(forSaleCopy.until(day));
  const { figure, unit } = writePrice(price);
  const cost = figure ? `${figure} ${unit}` : unit.toLowerCase();
  const ask = status === 'reserved' ? forSaleCopy.questionReserved : forSaleCopy.question;
  return {
    name,
    line: rest.join(', '),
    price,
    status,
    until,
    photo,
    text,
    question: ask(`${what}, ${cost}`),
  };
}

/**
 * The lots of each business on a day, sold ones last; none once the owner's confirmation has expired.
 */
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
  const priced = forSale.filter(({ price }) => price.rand !== undefined);
  return (priced.length > 0 ? priced : forSale).slice(0, 3);
}

const conjunction = new Intl.ListFormat('en-GB');

const namesOf = (lots: readonly LotListing[]) => [...new Set(lots.map(({ name }) => name))];

/** The names of lots, each once: `24 weaners, 8 cows and 1 bull`. */
export function nameLots(lots: readonly LotListing[]): string {
  return conjunction.format(namesOf(lots));
}

/** What is for sale in one line, such as `Now for sale: 8 cows, 1 bull and more (7 lots).`; empty if nothing is. */
export function summarise(listings: readonly LotListing[]): string {
  const count = listings.filter(isForSale).length;
  const lots = pickLots(listings);
  if (count === 0) return '';
  if (lots.length === count) return forSaleCopy.offered(nameLots(lots));
  return forSaleCopy.offeredAndMore(namesOf(lots).join(', '), count);
}
