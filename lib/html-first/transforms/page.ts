import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { remove } from 'unist-util-remove';

/** Changes one page of the export in place; it is told the page's address, such as `/index.html`. */
export type PageTransform = (page: Root, address: string) => void;

/**
 * Finds an element that every page has.
 * @throws one sentence when it is missing.
 */
export function findElement(selector: string, page: Root): Element {
  const element = select(selector, page);
  if (element) return element;
  throw new Error(
    `A page has no <${selector}>: look at what Next exported, or build without the adapter.`,
  );
}

/** Removes elements from a page, but not the parents that are empty then. */
export function removeElements(selector: string, page: Root): Element[] {
  const elements = selectAll(selector, page);
  remove(page, { cascade: false }, (node) => elements.some((element) => element === node));
  return elements;
}

/** An attribute by its name in HTML; undefined when it is missing. */
export function readAttribute({ properties }: Element, name: string): string | undefined {
  const value = properties[propertyName(name)];
  return value === undefined || value === null ? undefined : String(value);
}

export function deleteAttribute({ properties }: Element, name: string): void {
  delete properties[propertyName(name)];
}

/** `data-island` is `dataIsland` in the tree. */
function propertyName(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function textElement(
  tagName: 'script' | 'style',
  value: string,
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children: [{ type: 'text', value }] };
}
