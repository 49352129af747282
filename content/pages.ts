/** The addresses of the pages, and the text that each needs. */

export type Route = '/' | '/bonsmara' | '/garlic';
/** The page of one of the two businesses. */
export type BusinessRoute = Exclude<Route, '/'>;

export interface Link {
  readonly label: string;
  readonly href: string;
}

/** What search engines show; they cut off titles over 60 and descriptions over 155 characters. */
export interface PageContent {
  readonly title: string;
  /** The title while something on the page is for sale. */
  readonly titleWithLots?: string;
  readonly description: string;
}

/** A figure shown large, with its label. */
export interface Figure {
  /** A word before the figure, such as "about". */
  readonly qualifier?: string;
  readonly figure: string;
  readonly label: string;
}

/** The first screen. */
export interface HeroContent {
  /** What and where, above the headline. */
  readonly place: string;
  readonly headline: string;
  readonly introduction: string;
  readonly actions: readonly [Link, Link];
  /** Below them, to the parts of the page that visitors look for most. */
  readonly links: readonly Link[];
  /** Three figures beside the links, on a wide screen. */
  readonly figures: readonly Figure[];
}
