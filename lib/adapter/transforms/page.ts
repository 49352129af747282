import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';

/** Changes one page; what it is given stays as it was. */
export type PageTransform = (page: Root) => Root;

/**
 * Finds an element that every page of the site has.
 * @throws one sentence when it is missing.
 */
export function findElement(selector: string, page: Root): Element {
  const element = select(selector, page);
  if (element) return element;
  throw new Error(
    `A page has no <${selector}>: look at what Next wrote to out/, or build with LIGHT=off.`,
  );
}
