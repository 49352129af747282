/** Finds and removes elements of a page, for several steps of the build. */
import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { remove } from 'unist-util-remove';

/** Changes one page of the export in place; it receives the URL of the page's file, such as `/index.html`. */
export type PageTransform = (page: Root, url: string) => void;

/** Finds an element that every page has. @throws one sentence if it is missing */
export function findElement(selector: string, page: Root): Element {
  const element = select(selector, page);
  if (element) return element;
  throw new Error(`A page has no <${selector}>: check what Next exported.`);
}

/** Removes elements from a page, but keeps parents that become empty. */
export function removeElements(selector: string, page: Root): Element[] {
  const elements = selectAll(selector, page);
  remove(page, { cascade: false }, (node) => elements.some((element) => element === node));
  return elements;
}

/** The inline scripts of a page that a browser would run. */
export function inlineScripts(page: Root): Element[] {
  return selectAll('script:not([src], [type="application/ld+json"])', page);
}
