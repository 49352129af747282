/** What is done to each page of an export, in the order of the functions here; `policy.ts` comes last. */
import type { Element, Node, Root } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { remove } from 'unist-util-remove';
import { SKIP, visit } from 'unist-util-visit';
import { missingPageAddress } from './addresses';
import { Attribute } from './attributes';
import { splitSheet } from './first-view';
import type { HtmlFirstSettings } from './settings';

/** Changes one page of the export in place; it receives the page's address, such as `/index.html`. */
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

const sheets = 'link[rel=stylesheet][href^="/_next/"]';
/** In the place of the site's own address, to resolve links. */
export const ownOrigin = 'http://site';
const relativeAddress = /url\((["']?)(?![a-z]+:|[/#])(.*?)\1\)/g;

/**
 * Puts the rules of a page's style sheets, with those of its head, into the page, so that no request delays the
 * first paint. The head has what the first view needs, which ends with the first section of `main` or, without
 * one, its first child; all of them follow there, before anything below is shown. A page whose `main` is empty
 * or missing has all in its head. Style elements in the body keep their place.
 * @param readFile gives the text of an exported file by its address.
 */
export function inlineStyles(readFile: (address: string) => string): PageTransform {
  return (page) => {
    const linked = selectAll(sheets, page).map((sheet) => {
      const { href, pathname } = new URL(String(sheet.properties.href), ownOrigin);
      const rules = readFile(pathname).trim();
      // Relative URLs in a style sheet are resolved against the sheet.
      return rules.replace(relativeAddress, (_, quote: string, path: string) => {
        return `url(${quote}${new URL(path, href).href.replace(ownOrigin, '')}${quote})`;
      });
    });
    const own = removeElements('head > style', page).map(textOf);
    const sheet = [...linked, ...own].join('');
    const head = findElement('head', page).children;
    const end = select('main > section', page) ?? select('main > *', page);
    const parts = end && splitSheet(sheet, page, end);
    head.push(h('style', parts?.first ?? sheet));
    const main = select('main', page)?.children ?? [];
    if (parts) main.splice(main.indexOf(end) + 1, 0, h('style', parts.whole));
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
/** As the tree names them: `data-inline`, which only the build reads, and two of Next's. */
const unusedAttributes = ['dataInline', 'dataPrecedence', 'dataHref'];

/**
 * Takes out of a page all that only Next's own client runtime uses: its scripts, preloads, style
 * sheets and, but for those that a component is hydrated by, React's comments.
 */
export const stripNext: PageTransform = (page) => {
  const unused = new Set<Node>(selectAll(nextOnly, page));
  visit(page, (node) => {
    if (node.type === 'comment') unused.add(node);
    if (node.type !== 'element') return undefined;
    for (const name of unusedAttributes) delete node.properties[name];
    // Of `next/image`: it only hides the text of a picture that is on its way.
    if (node.properties.style === 'color:transparent') delete node.properties.style;
    return matches(`[${Attribute.Root}]`, node) ? SKIP : undefined;
  });
  remove(page, { cascade: false }, (node) => unused.has(node));
};

/**
 * Moves the content of each note into a template, which keeps it out of the page's text for
 * crawlers until the note is shown.
 */
export const storeNotes: PageTransform = (page) => {
  for (const note of selectAll(`[${Attribute.Note}]`, page)) {
    note.children = [h('template', note.children)];
  }
};

// The default eagerness prefetches a page only when its link is pressed: visitors pay by the megabyte.
const speculationRules = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' } }] });

/** Lets browsers prefetch a page as its link is pressed. The 404 page gets no such rule. */
export const addSpeculationRules: PageTransform = (page, address) => {
  if (address === missingPageAddress) return;
  const rules = h('script', { type: 'speculationrules' }, speculationRules);
  findElement('body', page).children.push(rules);
};

/**
 * Adds the loader to a page that has islands, and joins the page's own inline scripts with it: one
 * script is one hash in the policy, which no compression makes smaller.
 * @throws one sentence where the settings do not name an island of the page.
 */
export function addLoader(loader: string, islands: HtmlFirstSettings['islands']): PageTransform {
  return (page, address) => {
    const wrappers = selectAll(`[${Attribute.Island}]`, page);
    const names = wrappers.map(({ properties }) => String(properties.dataIsland));
    const unknown = names.find((name) => !(name in islands));
    if (unknown !== undefined) {
      throw new Error(
        `${address} renders the island "${unknown}", which html-first.config.ts does not name: add it there.`,
      );
    }
    // First, so that a mistake in one of the page's own does not stop the islands.
    const texts = wrappers.length > 0 ? [loader] : [];
    texts.push(...removeElements('script:not([src], [type])', page).map(textOf));
    if (texts.length > 0) findElement('body', page).children.push(h('script', texts.join(';\n')));
  };
}
