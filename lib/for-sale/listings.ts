/** Finds what is for sale on a day, and describes each lot for its page. */

import { daysLater, formatDay, isRecent } from '@/content/facts/reading/days';
import type { Facts, Lot } from '@/content/facts/schema/facts';
import { maxDaysUnconfirmed } from '@/content/facts/schema/for-sale';
import { forSaleCopy } from '@/content/for-sale';
import type { BusinessRoute } from '@/content/page';
import { formatRand } from '@/lib/numbers/format';

type SaleList = Facts['for-sale'];

/** A lot as a page shows it. */
export interface LotListing extends Pick<Lot, 'status' | 'until' | 'photo' | 'text'> {
  /** The text up to the first comma: `24 weaners`. */
  readonly name: string;
  /** The rest of the text, and its day: `7 to 8 months, for sale until 15 December 2026`. */
  readonly line: string;
  /** `R38,50` and `per kilogram`; without a figure, `On auction`. */
  readonly price: Readonly<{ figure: string | undefined; per: string }>;
  /** The question that a visitor sends about it. */
  readonly question: string;
  /** Its price for search engines; undefined for a lot without a price, or that is not for sale. */
  readonly offer: Readonly<{ rand: number; per: Lot['per']; validThrough: string }> | undefined;
}

/** @param lastDay when the confirmation of the list expires */
function listingOf(lot: Lot, lastDay: string): LotListing {
  const { what, per, rand, until, status, photo, text } = lot;
  // A decimal comma has no space after it.
  const [name = what, ...rest] = what.split(', ');
  const day = until && formatDay(until);
  if (day && per === 'auction') rest.push(day);
  else if (day && status === 'forSale') rest.push(forSaleCopy.until(day));
  const figure = rand === undefined ? undefined : formatRand(rand);
  const unit = forSaleCopy.per[per];
  const cost = figure ? `${figure} ${unit}` : unit.toLowerCase();
  const validThrough = until && until < lastDay ? until : lastDay;
  const ask = status === 'reserved' ? forSaleCopy.questionReserved : forSaleCopy.question;
  return {
    name,
    line: rest.join(', '),
    price: { figure, per: unit },
    status,
    until,
    photo,
    text,
    question: ask(`${what}, ${cost}`),
    offer: rand !== undefined && status === 'forSale' ? { rand, per, validThrough } : undefined,
  };
}

/**
 * The lots of each business on a day, sold ones last; none once the owner's confirmation has expired.
 */
export function listingsOn(
  day: string,
  list: SaleList,
): Readonly<Record<BusinessRoute, readonly LotListing[]>> {
  const { asOf = day, cattle, garlic } = isRecent(list.asOf, day, maxDaysUnconfirmed) ? list : {};
  const lastDay = daysLater(asOf, maxDaysUnconfirmed);
  const isSold = ({ status }: Lot) => Number(status === 'sold');
  const listed = (lots: readonly Lot[] = []) =>
    lots
      .filter(({ until = day }) => until >= day)
      .toSorted((one, other) => isSold(one) - isSold(other))
      .map((lot) => listingOf(lot, lastDay));
  return { '/bonsmara': listed(cattle), '/garlic': listed(garlic) };
}

const isForSale = ({ status }: LotListing) => status === 'forSale';

/** The first three lots that are for sale at a price or, if none has a price, the first three for sale. */
export function pickLots(listings: readonly LotListing[]): readonly LotListing[] {
  const offered = listings.filter(isForSale);
  const priced = offered.filter(({ offer }) => offer);
  return (priced.length > 0 ? priced : offered).slice(0, 3);
}

const conjunction = new Intl.ListFormat('en-GB');

/** The names of lots, each once: `24 weaners, 8 cows and 1 bull`. */
export function nameLots(lots: readonly LotListing[]): string {
  return conjunction.format(new Set(lots.map(({ name }) => name)));
}

/** What is for sale in one line, such as `For sale: 8 cows; 1 lot in all.`; empty if nothing is. */
export function summarise(listings: readonly LotListing[]): string {
  const count = listings.filter(isForSale).length;
  return count > 0 ? forSaleCopy.offered(nameLots(pickLots(listings)), count) : '';
}
