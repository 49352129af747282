/** What a page of the export holds for Next's client runtime, and the styles that it links to. */
import type { Element, Node } from 'hast';
import { matches, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { remove } from 'unist-util-remove';
import { SKIP, visit } from 'unist-util-visit';
import { Attribute } from '../attributes';
import {
  deleteAttribute,
  findElement,
  type PageTransform,
  readAttribute,
  removeElements,
  textElement,
} from './page';

const sheets = 'link[rel=stylesheet][href^="/_next/"]';
const site = 'http://site';
const sourceMap = /\s*\/\*#.*?\*\//g;
const relativeAddress = /url\((["']?)(?![a-z]+:|[/#])(.*?)\1\)/g;

/**
 * Puts the rules of a page's style sheets into its head, with those it carries already, in one
 * element: nothing blocks the first paint, and the policy has one hash to know.
 * @param readFile gives the text of an exported file by its address.
 */
export function inlineStyles(readFile: (address: string) => string): PageTransform {
  return (page) => {
    const linked = selectAll(sheets, page).map((sheet) => {
      const address = (readAttribute(sheet, 'href') ?? '').replace(/\?.*/, '');
      // Relative URLs in a style sheet are resolved against the sheet.
      const fromRoot = (path: string) => new URL(path, site + address).href.replace(site, '');
      const rules = readFile(address)
        .trim()
        .replace(
          relativeAddress,
          (_, quote: string, path: string) => `url(${quote}${fromRoot(path)}${quote})`,
        );
      const media = readAttribute(sheet, 'media');
      return media ? `@media ${media}{${rules}}` : rules;
    });
    const own = removeElements(':not(noscript) > style', page).map((style) => textOf(style));
    const rules = [...linked, ...own].join('').replace(sourceMap, '');
    findElement('head', page).children.push(textElement('style', rules));
  };
}

const keptScripts = `[${Attribute.Inline}],[type="application/ld+json"],[type=speculationrules]`;
const nextOnly = [
  `script:not(${keptScripts})`,
  'link[rel=preload][as=script]',
  'link[rel=modulepreload]',
  sheets,
  'meta[name=next-size-adjust]',
].join();
const nextAttributes = [Attribute.Inline, 'data-precedence', 'data-href', 'data-nimg'];
/** next/image writes `style` attributes, which the policy refuses. */
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
