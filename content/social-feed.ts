/** The posts of a social profile that a visitor may open on the cattle page. */
import type { FeedSource } from './shapes';

/**
 * Whose feed it is: `{ kind: 'facebook' }` shows the Facebook page of farm.ts;
 * `{ kind: 'elfsight', address: 'https://....elf.site' }` shows an Elfsight widget at its share link;
 * `{ kind: 'none' }` shows none. The links to the profiles stand in any case.
 */
export const feedSource: FeedSource = { kind: 'facebook' };

/** What the visitor reads before anything is fetched: what it costs, and what it tells to whom. */
export const feedWords = {
  facebook: {
    summary: 'Show the latest Facebook posts here',
    dataCost:
      'This loads the feed from Facebook: about 2 MB of your data, and Facebook learns that you were here, from which connection and with which browser; if you are signed in there, also who you are.',
    frameTitle: 'Latest posts from our Facebook page',
  },
  elfsight: {
    summary: 'Show the latest posts here',
    dataCost:
      'This loads the feed from Elfsight, an American company: about 3 MB of your data, and Elfsight learns that you were here, from which connection and with which browser.',
    frameTitle: 'Latest posts from our profiles',
  },
} as const;
