/** What our own words must look like. The facts have shapes, in shapes.ts. */

export type Route = '/' | '/bonsmara' | '/garlic';

export interface Link {
  readonly label: string;
  readonly href: string;
}

/** What search engines show; they cut off titles over 60 and descriptions over 155 characters. */
export interface PageContent {
  readonly title: string;
  readonly description: string;
}

export interface HeroContent {
  /** What and where, above the headline. */
  readonly place?: string;
  readonly headline: string;
  readonly introduction: string;
  readonly actions: readonly [Link, Link];
}

export type Navigation = readonly { readonly label: string; readonly route: Route }[];

/** Whose posts visitors may open on the cattle page. */
export type FeedSource =
  | { readonly kind: 'facebook' }
  | { readonly kind: 'none' }
  | { readonly kind: 'elfsight'; readonly address: string };
