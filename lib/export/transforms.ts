/** The changes to each page, in the order of `pageTransforms`, which lists them all. */
import type { Node } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { parse } from 'postcss';
import { remove } from 'unist-util-remove';
import { SKIP, visit } from 'unist-util-visit';
import { Attribute } from '../islands/contract';
import { missingPageUrl, ownOrigin } from '../islands/urls';
import { checkIslands } from './check-islands';
import { splitSheet } from './first-view';
import { findElement, type PageTransform, removeElements } from './page';
import { addPolicy } from './policy';
import type { ExportSettings } from './settings';
import { removeUnusedRules } from './unused-rules';

export const nextSheets = 'link[rel=stylesheet][href^="/_next/"]';

/**
 * Sorts the rules that React hoists from components to the head, in the order of rendering, which differs between
 * builds. Each is for one class, so their order does not matter.
 */
function sortRules(sheet: string): string {
  return parse(sheet).nodes.map(String).sort().join('');
}

/**
 * Inlines the rules of its style sheets that a page uses, so that no request delays the first paint. The head gets the
 * rules for the first view, which ends with the first section of `main` or, without one, its first child; after that
 * come all rules, before anything below is painted. If `main` is empty or missing, the head gets all.
 * @param readFile returns the text of an exported file by its URL
 * @param modules the code of all islands by name
 */
export function inlineStyles(
  readFile: (url: string) => string,
  modules: ReadonlyMap<string, string>,
): PageTransform {
  return (page) => {
    const urls = selectAll(nextSheets, page).map(({ properties }) => String(properties.href));
    const linked = urls.map((url) => readFile(new URL(url, ownOrigin).pathname).trim());
    const own = sortRules(removeElements('head > style', page).map(textOf).join(''));
    const sheet = removeUnusedRules([...linked, own].join(''), page, modules);
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
  nextSheets,
  'meta[name=next-size-adjust]',
  // Duplicates: X reads the same from og:*.
  'meta[name^="twitter:"]:not([name="twitter:card"])',
].join();

/**
 * Removes what only Next's client runtime uses: its scripts, preloads, style sheets and React's comments, except
 * in components, whose hydration needs them.
 */
export const stripNext: PageTransform = (page) => {
  const unused = new Set<Node>(selectAll(nextOnly, page));
  visit(page, (node) => {
    if (node.type === 'comment') unused.add(node);
    return node.type === 'element' && matches(`[${Attribute.Root}]`, node) ? SKIP : undefined;
  });
  remove(page, { cascade: false }, (node) => unused.has(node));
};

/**
 * Moves each note's content into a template, which hides it from crawlers until the note is shown; but not labels in
 * components, whose HTML must match at hydration.
 */
export const storeNotes: PageTransform = (page) => {
  const labels = selectAll(`[${Attribute.Root}] [${Attribute.Note}]`, page);
  for (const note of selectAll(`[${Attribute.Note}]`, page)) {
    if (!labels.includes(note)) note.children = [h('template', note.children)];
  }
};

// By default the browser prefetches a page only when its link is pressed, since visitors pay per megabyte.
const speculationRules = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' } }] });

/** Lets browsers prefetch a page when its link is pressed, except from the 404 page. */
export const addSpeculationRules: PageTransform = (page, url) => {
  if (url === missingPageUrl) return;
  const rules = h('script', { type: 'speculationrules' }, speculationRules);
  findElement('body', page).children.push(rules);
};

/**
 * Adds the loader to a page with islands, and merges the page's own inline scripts into it: one script needs
 * one hash in the policy, and hashes do not compress.
 */
export function addLoader(loader: string): PageTransform {
  return (page) => {
    // First, so that an error in the page's own scripts does not stop the islands.
    const texts = select(`[${Attribute.Island}]`, page) ? [loader] : [];
    texts.push(...removeElements('script:not([src], [type])', page).map(textOf));
    if (texts.length > 0) findElement('body', page).children.push(h('script', texts.join(';\n')));
  };
}

/**
 * All changes to each page, in this order, for the build and for development.
 * @param readFile returns the text of a style sheet by its URL
 * @param modules the code of all islands by name
 */
export function pageTransforms(
  { islands, policy }: ExportSettings,
  readFile: (url: string) => string,
  modules: ReadonlyMap<string, string>,
  loader: string,
): PageTransform[] {
  return [
    checkIslands(islands),
    inlineStyles(readFile, modules),
    stripNext,
    storeNotes,
    addSpeculationRules,
    addLoader(loader),
    addPolicy(policy),
  ];
}
