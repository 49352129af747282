/** What is done to each page of an export, in the order of the functions here. */
import { basename } from 'node:path';
import type { Element, Node, Root } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { remove } from 'unist-util-remove';
import { SKIP, visit } from 'unist-util-visit';
import { missingPageAddress } from './addresses';
import { Attribute } from './attributes';
import { integrityOf } from './compression-and-digests';
import type { HtmlFirstSettings } from './settings';

/** Changes one page of the export in place; it receives the page's address, such as `/index.html`. */
type PageTransform = (page: Root, address: string) => void;

/**
 * Finds an element that every page has.
 * @throws one sentence when it is missing.
 */
function findElement(selector: string, page: Root): Element {
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

/** The name of an attribute in the tree: `dataIsland` for `data-island`. */
function propertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const sheets = 'link[rel=stylesheet][href^="/_next/"]';
/** In the place of the site's own address, to resolve links. */
export const ownOrigin = 'http://site';
const sourceMap = /\s*\/\*#.*?\*\//g;
const relativeAddress = /url\((["']?)(?![a-z]+:|[/#])(.*?)\1\)/g;

/**
 * Puts the rules of a page's style sheets into its head, with those that are there already, in one
 * element, so that no request delays the first paint. Style elements in the body keep their place.
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
    const rules = [...linked, ...own].join('').replace(sourceMap, '');
    findElement('head', page).children.push(h('style', rules));
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
const nextAttributes = [Attribute.Inline, 'data-precedence', 'data-href', 'data-nimg'].map(
  propertyName,
);
/** next/image writes `style` attributes, which the policy refuses. */
const imageStyle = 'color:transparent';

/**
 * Takes out of a page all that only Next's own client runtime uses: its scripts, preloads, style
 * sheets and, but for those that a component is hydrated by, React's comments.
 */
export const stripNext: PageTransform = (page) => {
  const unused = new Set<Node>(selectAll(nextOnly, page));
  visit(page, (node) => {
    if (node.type === 'element' && matches(`[${Attribute.Root}]`, node)) return SKIP;
    if (node.type === 'comment') unused.add(node);
    return undefined;
  });
  remove(page, { cascade: false }, (node) => unused.has(node));
  visit(page, 'element', ({ properties }: Element) => {
    for (const name of nextAttributes) delete properties[name];
    if (properties.style === imageStyle) delete properties.style;
  });
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

/** @throws one sentence where the settings do not name an island, or name another component for it. */
function checkIsland(wrapper: Element, islands: HtmlFirstSettings['islands'], address: string) {
  const name = String(wrapper.properties[propertyName(Attribute.Island)]);
  const component = wrapper.properties[propertyName(Attribute.Component)];
  delete wrapper.properties[propertyName(Attribute.Component)];
  const island = islands[name];
  const expected =
    island?.kind === 'component' ? `${basename(island.module)}#${island.export}` : undefined;
  if (!island || component !== expected) {
    throw new Error(
      `${address} renders ${String(component ?? 'no client component')} as the island "${name}", for which html-first.config.ts names ${expected ?? 'none'}: make the two agree.`,
    );
  }
}

/**
 * Adds the loader to a page that has islands, and joins the page's own inline scripts with it: one
 * script is one hash in the policy, which no compression makes smaller.
 */
export function addLoader(loader: string, islands: HtmlFirstSettings['islands']): PageTransform {
  return (page, address) => {
    const wrappers = selectAll(`[${Attribute.Island}]`, page);
    for (const wrapper of wrappers) checkIsland(wrapper, islands, address);
    // First, so that a mistake in one of the page's own does not stop the islands.
    const texts = wrappers.length > 0 ? [loader] : [];
    texts.push(...removeElements('script:not([src], [type])', page).map(textOf));
    if (texts.length > 0) findElement('body', page).children.push(h('script', texts.join(';\n')));
  };
}

/** The inline scripts of a page that a browser would run. */
export function inlineScripts(page: Root): Element[] {
  return selectAll('script:not([src], [type="application/ld+json"])', page);
}

/** Source expressions that allow exactly the inline texts of these elements. */
function hashSources(elements: readonly Element[]): string[] {
  return [...new Set(elements.map((element) => `'${integrityOf(textOf(element))}'`))];
}

/** The origins that a page puts into frames, at once or when a script copies `data-src` to `src`. */
function frameOrigins(page: Root): string[] {
  const frames = selectAll('iframe', page).map(({ properties }) => properties);
  const addresses = frames.map(({ src, dataSrc }) => String(src ?? dataSrc ?? ''));
  const origins = addresses.map((address) => new URL(address, ownOrigin).origin);
  return [...new Set(origins.map((origin) => (origin === ownOrigin ? "'self'" : origin)))];
}

/** Adds a Content-Security-Policy that lists every inline script and style of the page by hash. */
export function addPolicy(allowed: HtmlFirstSettings['policy'] = {}): PageTransform {
  const { requestOrigins = [], addedStyleHashes = [] } = allowed;
  const addedStyles = addedStyleHashes.map((hash) => `'${hash}'`);
  return (page) => {
    const sources = [
      ['default-src'],
      ['script-src', "'self'", ...hashSources(inlineScripts(page))],
      ['style-src', ...hashSources(selectAll('style', page)), ...addedStyles],
      ['img-src', "'self'", 'data:'],
      ['media-src', "'self'"],
      ['font-src', "'self'"],
      ['connect-src', "'self'", ...requestOrigins],
      ['frame-src', ...frameOrigins(page)],
      ['manifest-src', "'self'"],
      ['worker-src', "'self'"],
      ['base-uri'],
      ['form-action', ...(requestOrigins.length > 0 ? requestOrigins : ["'self'"])],
    ];
    const content = sources
      .map((directive) => (directive.length > 1 ? directive : [...directive, "'none'"]).join(' '))
      .join('; ');
    // After the charset, which has to be in the first kilobyte, and before everything it governs.
    const head = findElement('head', page).children;
    const characterSet = head.indexOf(findElement('meta[charset]', page));
    const policy = h('meta', { httpEquiv: 'Content-Security-Policy', content });
    head.splice(characterSet + 1, 0, policy);
  };
}
