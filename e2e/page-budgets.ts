/**
 * Max bytes for the example farm. Each limit is a round number at least 5% above the value of 28 November 2026, so that
 * only a sizeable change exceeds it. The limits of islands are in export.config.ts.
 */
export const pageBudgets = {
  /** HTML with its styles and scripts. To save: shorten texts, or use fewer elements where they repeat. */
  page: 30_000,
  /**
   * The HTML up to the end of the first section; a server's first round trip carries 14 KB. To save: use fewer styles in
   * header and hero, or lower `narrow.maxBytes` of the photo there.
   */
  firstSection: 11_600,
  /** Inline scripts. To save: move code that can wait for a touch from the loader or an <InlineScript> to an island. */
  scripts: 2_000,
  /**
   * All transfers for the first screen at 360 pixels, with both fonts and without a touch. To save: load photos below it
   * lazily, or cut the fonts to fewer characters.
   */
  firstScreen: 55_000,
  /**
   * The same with the lazy photos that browsers load early on a slow connection. To save: give small boxes small files, by
   * `use` and `sizes`.
   */
  firstView: 71_000,
  /** With all photos. To save: show fewer photos, or smaller ones by `sizes`. */
  wholePage: 220_000,
  /** The editor, compressed. To save: import zod as `* as z`, and look for newly bundled packages. */
  editor: 62_000,
} as const;
