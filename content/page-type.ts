/** The parts of a page's text. */
import type { Facts } from '@/facts/schema/files';

/** The page of one of the two businesses. */
export type BusinessRoute = '/bonsmara' | '/garlic';
/** The page of the farm as a whole, or of one of its businesses. */
export type FarmRoute = '/' | BusinessRoute;

export interface Link {
  readonly label: string;
  readonly href: string;
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
  /** Its name in facts/photos.json; the card of a shared link is cropped from it. */
  readonly photo: Extract<keyof Facts['photos'], `${string}Hero`>;
  /** What and where, above the headline. */
  readonly place: string;
  readonly headline: string;
  readonly introduction: string;
  readonly actions: readonly [Link, Link];
  /** Below them, to the parts of the page that visitors look for most, if it has any. */
  readonly links: readonly Link[];
  /** Three figures beside the links, on a wide screen. */
  readonly figures: readonly Figure[];
}

/** What each page defines besides the text of its sections. */
export interface Page {
  /** Search engines cut off titles over 60 and descriptions over 155 characters. */
  readonly title: string;
  /** The title while something on the page is for sale. */
  readonly titleWithLots?: string;
  readonly description: string;
  /** Its name in the menu; without one it is not in the menu. */
  readonly menuLabel?: string;
  /** The farm or business whose address, certificates and colours it shows, by route. */
  readonly about: FarmRoute;
  readonly hero: HeroContent;
  /** The paragraphs about the owner, the first of them large if it is an opening. */
  readonly owner: {
    readonly opening?: string | undefined;
    readonly story: readonly string[];
  };
  readonly enquiry: {
    /** The subject line of the email that reaches the farm. */
    readonly subject: string;
    /** What to write, beside the form. */
    readonly whatToTell: readonly string[];
  };
}
