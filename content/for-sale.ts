/** The text around the lots of facts/for-sale.json. */
import { writeNumber } from '@/text/write-number';
import type { Link } from './page-type';
import { invitation } from './shared-text';

export const forSaleCopy = {
  heading: 'For sale now',
  /** The heading while nothing is listed. */
  wanted: { '/bonsmara': 'Looking for cattle?', '/garlic': 'Looking for table garlic?' },
  asOf: (day: string) => `As of ${day}.`,
  until: (day: string) => `for sale until ${day}`,
  /** The mass of a lot: of a single animal, or on average. */
  mass: (kilograms: string, count?: number) =>
    count === 1 ? `${kilograms} kg` : `${kilograms} kg on average`,
  /** What all animals of a lot cost. */
  aboutCost: (rand: string) => `about ${rand}`,
  forAll: (count: number) => {
    if (count === 1) return '';
    return count === 2 ? ' for both' : ` for all ${writeNumber(count)}`;
  },
  /** Before the owner’s words. */
  weighing: 'Weighing',
  packs: 'Packs',
  delivery: 'Delivery',
  /** On the home page: what is for sale in one line, all of it or the first lots. */
  offered: (lots: string) => `For sale now: ${lots}.`,
  offeredAndMore: (lots: string, others: number) =>
    `For sale now: ${lots} and ${others} more ${others === 1 ? 'lot' : 'lots'}.`,
  empty: {
    '/bonsmara': `No cattle are listed today. ${invitation}`,
    // Only table garlic, since seed can always be ordered.
    '/garlic': `No table garlic is listed today. ${invitation}`,
  },
  emptyLink: 'Write to us',
  askReserved: 'Tell me if available',
  reserved: 'Reserved',
  sold: 'Sold',
  more: 'More',
  about: (lot: string) => `about ${lot}`,
  per: {
    head: 'per head',
    kilogram: 'per kilogram',
    auction: 'On auction',
    arrangement: 'Price by arrangement',
  },
  auctionOn: (day: string) => `Auction on ${day}`,
  /** What a visitor sends to ask about a lot. */
  question: (lot: string) => `I am interested in this lot: ${lot}.`,
  questionReserved: (lot: string) =>
    `Please tell me if this reserved lot becomes available: ${lot}.`,
  send: 'Send this list on WhatsApp',
  /** The start of the message that shares a list, before the business, the date and the URL. */
  sent: {
    '/bonsmara': 'Cattle for sale',
    '/garlic': 'Garlic for sale',
  },
} as const;

/** The first link of the hero on a page with lots. */
export const forSaleLink: Link = { label: 'For sale now', href: '#for-sale' };
