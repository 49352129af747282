import type { Element, Node } from 'hast';
import { matches, selectAll } from 'hast-util-select';
import { remove } from 'unist-util-remove';
import { SKIP, visit } from 'unist-util-visit';
import { Attribute } from '../attributes';
import { deleteAttribute, type PageTransform } from './page';

const keptScripts = `[${Attribute.Inline}],[type="application/ld+json"],[type=speculationrules]`;
const nextOnly = [
  `script:not(${keptScripts})`,
  'link[rel=preload][as=script]',
  'link[rel=modulepreload]',
  'link[rel=stylesheet][href^="/_next/"]',
  'meta[name=next-size-adjust]',
].join();
const nextAttributes = [Attribute.Inline, 'data-precedence', 'data-href', 'data-nimg'];
/** Written by next/image, and refused by a policy that knows every style by its hash. */
const imageStyle = 'color:transparent';

/**
 * Takes out of a page all that only Next's own client runtime uses: its scripts, preloads, style
 * sheets (their rules stand in the page by then) and, but for those that a component is hydrated
 * by, React's comments.
 */
export const stripNext: PageTransform = (page) => {
  const unused = new Set<Node>(selectAll(nextOnly, page));
  visit(page, (node) => {
    if (node.type === 'element' && matches(`[${Attribute.Root}]`, node)) return SKIP;
    if (node.type === 'comment') unused.add(node);
    return undefined;
  });
  remove(page, { cascade: false }, (node) => unused.has(node));
  visit(page, 'element', (element: Element) => {
    for (const name of nextAttributes) deleteAttribute(element, name);
    if (element.properties.style === imageStyle) deleteAttribute(element, 'style');
  });
};
