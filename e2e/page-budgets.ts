/** What the pages of the example farm may weigh, and what to do where one weighs more. */
import { weighPart } from '@/lib/html-first/verify';

interface Budget {
  readonly what: string;
  readonly maxBytes: number;
  /** What usually helps. */
  readonly remedy: string;
}

/**
 * Each limit is a round number at least 5 % above what was there on 28 November 2026, so that only a change of some
 * size meets it. Islands have theirs in html-first.config.ts.
 */
export const pageBudgets = {
  /** HTML with its styles and scripts. */
  bytes: {
    what: 'the page',
    maxBytes: 30_000,
    remedy: 'say it shorter, or fold elements that repeat into fewer',
  },
  /** What the server's first round trip can carry is 14 KB. */
  firstSectionBytes: {
    what: 'its beginning, to the end of the first section',
    maxBytes: 11_500,
    remedy: 'use fewer styles in header and hero, or lower `narrow.maxBytes` of the photo there',
  },
  scriptBytes: {
    what: 'its inline scripts together',
    maxBytes: 2_000,
    remedy: 'move what can wait for a touch from the loader or an <InlineScript> to an island',
  },
  /** Over the network at 360 pixels, with both fonts and without a touch: what the first screen shows. */
  firstScreenBytes: {
    what: 'its first screen with photo and fonts',
    maxBytes: 55_000,
    remedy: 'let photos below the first screen load lazily, or cut the fonts to fewer characters',
  },
  /** The same with the lazy photos that a browser on a slow connection fetches all the same. */
  firstViewBytes: {
    what: 'its first view with photos and fonts',
    maxBytes: 71_000,
    remedy: 'give photos in small boxes small files by `use` and `sizes`',
  },
  wholePageBytes: {
    what: 'the whole page with photos and fonts',
    maxBytes: 220_000,
    remedy: 'show fewer photos, or smaller ones by `sizes`',
  },
  /** Compressed ahead of time. */
  editorBytes: {
    what: 'the owner’s editor',
    maxBytes: 66_000,
    remedy: 'import zod as `* as z`, and look for a package that came along',
  },
} satisfies Record<string, Budget>;

/** The measured parts of a page that are over their budgets, each as a sentence. */
export function overBudget(
  page: string,
  weight: Partial<Record<keyof typeof pageBudgets, number>>,
): string[] {
  return Object.entries(pageBudgets).flatMap(([part, { what, maxBytes, remedy }]) => {
    const bytes = Object.entries(weight).find(([name]) => name === part)?.[1] ?? 0;
    const advice = `${remedy}, or raise the limit in e2e/page-budgets.ts.`;
    return weighPart(`${page}: ${what}`, bytes, maxBytes, advice);
  });
}
