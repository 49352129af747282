/** The text around the lots of facts/for-sale.json. */
import { writeNumber } from '@/facts/schema/write-number';
import type { Link } from './page';

export const forSaleCopy = {
  heading: 'For sale now',
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
  /** In the description of the page for search engines. */
  described: (lots: string) => `For sale: ${lots}.`,
  /** On the home page: what is for sale in one line, all of it or the first lots. */
  offered: (lots: string) => `Now for sale: ${lots}.`,
  offeredAndMore: (lots: string, count: number) =>
    `Now for sale: ${lots} and more (${count} lots).`,
  empty: {
    '/bonsmara': 'No cattle are listed today. Tell us what you are looking for, and when.',
    '/garlic': 'No garlic or seed is listed today. Tell us what you are looking for, and when.',
  },
  emptyLink: 'Write to us',
  askReserved: 'Let me know',
  askReservedAbout: (lot: string) => `Let me know if it becomes available: ${lot}`,
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
  /** What a visitor sends to ask about a lot. */
  question: (lot: string) => `I am interested in this lot: ${lot}.`,
  questionReserved: (lot: string) =>
    `Please tell me if this reserved lot becomes available: ${lot}.`,
  send: 'Send this list on WhatsApp',
  /** What visitors send to others about a list, before the business, the day and the address. */
  sent: {
    '/bonsmara': 'Cattle for sale',
    '/garlic': 'Garlic for sale',
  },
  kitchens: 'Restaurants and kitchens',
  aboutKitchens: 'an order for a kitchen',
  questionKitchens: 'I would like to order garlic for a kitchen: how much, and for when:',
} as const;

/** The two ways to ask about something: this one, and WhatsApp. */
export const askCopy = { email: 'Email' } as const;

/** The first link of the hero on a page with lots. */
export const forSaleLink: Link = { label: 'For sale now', href: '#for-sale' };
