/** Our words around what facts/for-sale.json offers: on the cattle page cattle, on the garlic page garlic. */

import type { CattleLot, GarlicLot } from '@/lib/facts/shown';
import type { Link } from './pages';

export const forSaleCopy = {
  heading: 'For sale now',
  asOf: (day: string) => `As of ${day}.`,
  onDays: (days: string) => `for sale ${days}`,
  /** In the description of the page for search engines. */
  described: (lots: string) => `For sale: ${lots}.`,
  /** On the home page: all that is for sale in one line. */
  offered: (lots: string, day: string) => `${lots} for sale; as of ${day}.`,
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
  terms: { tests: 'Tests', auctioneer: 'Auctioneer' },
  openCatalogue: 'Open the catalogue',
  averageWeight: (weight: string) => `${weight} on average`,
  smallestOrder: (weight: string) => `from ${weight}`,
  delivery: (months: string) => `delivered ${months}`,
  breedingValues: {
    caption: 'Breeding values',
    columns: ['Trait', 'This lot', 'Breed', 'Accuracy'],
  },
  byArrangement: 'Price by arrangement',
  onAuction: 'On auction',
  perHead: 'per head',
  perKilogram: 'per kilogram',
} as const;

/** On the first screen of a page with lots, in the place of its first way on. */
export const forSaleLink: Link = { label: 'For sale now', href: '#for-sale' };

/** Put to the owner once the list was last confirmed too long ago, or never. */
export function saleListQuestion(asOf: string | undefined): string {
  const since = asOf ? `since ${asOf}` : 'yet';
  return `Is the list of what is for sale still right? You have not said so ${since}, so the site does not show it: look it over, and set “Right as of” to today.`;
}

/** The singular and the plural. */
export const animalNames: Readonly<Record<CattleLot['animals'], readonly [string, string]>> = {
  weaners: ['weaner', 'weaners'],
  heifers: ['heifer', 'heifers'],
  cows: ['cow', 'cows'],
  cowsWithCalves: ['cow with calf', 'cows with calves'],
  bulls: ['bull', 'bulls'],
  oxen: ['ox', 'oxen'],
};

export const garlicForms: Readonly<Record<GarlicLot['form'], string>> = {
  seed: 'seed',
  bulbs: 'bulbs',
  peeled: 'peeled cloves',
};

function inSentence(text: string): string {
  return `${text[0]?.toLowerCase()}${text.slice(1)}`;
}

/** What a visitor sends to ask about a lot: its name, what is known of it, and its price. */
export function lotQuestion(
  name: string,
  known: readonly string[],
  price: Readonly<{ figure: string | undefined; words: string }>,
  isReserved: boolean,
): string {
  const cost = price.figure ? `${price.figure} ${price.words}` : inSentence(price.words);
  const lot = [name, ...known.map(inSentence), cost].join(', ');
  return isReserved
    ? `Please tell me if this reserved lot comes free: ${lot}.`
    : `I am interested in this lot: ${lot}.`;
}
