/** The posts of a social profile that a visitor may open on the cattle page. */

import { isInPreparation } from './facts/shown';

export type FeedSource =
  | { readonly kind: 'facebook' }
  | { readonly kind: 'none' }
  | { readonly kind: 'elfsight'; readonly address: string };

/**
 * Whose feed it is: `{ kind: 'facebook' }` shows the Facebook page of farm.ts;
 * `{ kind: 'elfsight', address: 'https://....elf.site' }` shows an Elfsight widget at its share link;
 * `{ kind: 'none' }` shows none, as while the profile is an example. The links to the profiles are there in any case.
 */
export const feedSource: FeedSource = isInPreparation ? { kind: 'none' } : { kind: 'facebook' };

// What frames of this kind weigh: Chrome for Developers, “Lazy load third-party resources with facades”.
const feedMegabytes = 2;

const dataCost = (company: string) =>
  `This loads the posts from ${company}: about ${feedMegabytes} MB of your data. ${company} learns that you were here, from which connection and with which browser.`;

/** What the visitor reads before anything is fetched: the cost in data, and who learns of the visit. */
export const feedCopy = {
  facebook: {
    summary: 'Show the latest Facebook posts here',
    dataCost: `${dataCost('Facebook')} If you are signed in there, it may also learn who you are.`,
    frameTitle: 'Latest posts from our Facebook page',
  },
  elfsight: {
    summary: 'Show the latest posts here',
    dataCost: dataCost('Elfsight'),
    frameTitle: 'Latest posts from our profiles',
  },
} as const;
