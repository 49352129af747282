/** The posts of our Facebook page, which a visitor may open on the cattle page. */

import { isFacebookAnswered } from '@/lib/facts/shown';

/** The profile of a site in preparation may be an example. */
export const isFeedOffered = isFacebookAnswered;

/** What the visitor reads before anything is fetched: the cost in data, and who learns of the visit. */
export const feedCopy = {
  later: 'The latest posts of our Facebook page will be here.',
  summary: 'See our latest Facebook posts',
  // What frames of this kind weigh: Chrome for Developers, “Lazy load third-party resources with facades”.
  dataCost:
    'This loads the posts from Facebook: about 2 MB of your data. Facebook learns that you were here, from which connection and with which browser. If you are signed in there, it may also learn who you are.',
  frameTitle: 'Latest posts from our Facebook page',
} as const;
