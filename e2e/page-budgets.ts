/**
 * What the example farm may weigh, in bytes. Each limit is a round number at least 5 % above what was there on
 * 28 November 2026, so that only a change of some size meets it. Islands have theirs in export.config.ts.
 */
export const pageBudgets = {
  /** HTML with its styles and scripts. To save: say it shorter, or fold elements that repeat into fewer. */
  page: 30_000,
  /**
   * A page's beginning, to the end of the first section; the server's first round trip can carry 14 KB. To save: use
   * fewer styles in header and hero, or lower `narrow.maxBytes` of the photo there.
   */
  firstSection: 11_600,
  /** Inline scripts. To save: move what can wait for a touch from the loader or an <InlineScript> to an island. */
  scripts: 2_000,
  /**
   * What the first screen shows, over the network at 360 pixels, with both fonts and without a touch. To save: let photos
   * below it load lazily, or cut the fonts to fewer characters.
   */
  firstScreen: 55_000,
  /**
   * The same with the lazy photos that a browser on a slow connection fetches all the same. To save: give photos in small
   * boxes small files by `use` and `sizes`.
   */
  firstView: 71_000,
  /** With all photos. To save: show fewer, or smaller ones by `sizes`. */
  wholePage: 220_000,
  /** Compressed ahead of time. To save: import zod as `* as z`, and look for a package that came along. */
  editor: 62_000,
} as const;
