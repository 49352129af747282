/** Our words around what facts/for-sale.json offers: on the cattle page cattle, on the garlic page garlic. */
import type { Link } from './pages';

export const forSaleCopy = {
  heading: 'For sale now',
  asOf: (day: string) => `As of ${day}.`,
  until: (day: string) => `until ${day}`,
  /** In the description of the page for search engines. */
  described: (lots: string) => `For sale: ${lots}.`,
  /** On the home page: all that is for sale in one line. */
  offered: (lots: string, day: string) => `${lots} for sale; as of ${day}.`,
  moreLots: (count: number) => (count === 1 ? '1 more lot' : `${count} more lots`),
  empty: {
    '/bonsmara': 'No cattle are listed today. Tell us what you are looking for, and when.',
    '/garlic': 'No garlic or seed is listed today. Tell us what you are looking for, and when.',
  },
  emptyLink: 'Write to us',
  ask: 'Ask about this',
  askReserved: 'Ask to be next',
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
  questionReserved: (lot: string) => `Please tell me if this reserved lot comes free: ${lot}.`,
} as const;

/** On the first screen of a page with lots, in the place of its first way on. */
export const forSaleLink: Link = { label: 'For sale now', href: '#for-sale' };

/** Put to the owner once the list was last confirmed too long ago, or never. */
export function saleListQuestion(asOf: string | undefined): string {
  const since = asOf ? `since ${asOf}` : 'yet';
  return `Is the list of what is for sale still right? You have not said so ${since}, so the site does not show it: look it over, and set “Right as of” to today.`;
}
