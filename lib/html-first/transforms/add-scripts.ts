import { basename } from 'node:path';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { missingPageAddress } from '../addresses';
import { Attribute } from '../attributes';
import type { HtmlFirstSettings } from '../settings';
import {
  deleteAttribute,
  findElement,
  type PageTransform,
  readAttribute,
  removeElements,
  textElement,
} from './page';

/** @throws one sentence where the settings do not name an island, or name another component for it. */
function checkIsland(wrapper: Element, islands: HtmlFirstSettings['islands'], address: string) {
  const name = readAttribute(wrapper, Attribute.Island) ?? '';
  const island = islands[name];
  if (!island) {
    throw new Error(
      `${address} has an island "${name}" that the settings do not name: add it to html-first.config.ts.`,
    );
  }
  const component = readAttribute(wrapper, Attribute.Component);
  deleteAttribute(wrapper, Attribute.Component);
  const expected = `${basename(island.module)}#${island.export}`;
  if (island.kind === 'component' && component !== expected) {
    throw new Error(
      `${address} renders ${component ?? 'no client component'} as the island "${name}", for which html-first.config.ts names ${expected}: make the two agree.`,
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
    texts.push(...removeElements('script:not([src], [type])', page).map((own) => textOf(own)));
    if (texts.length > 0) {
      findElement('body', page).children.push(textElement('script', texts.join(';\n')));
    }
  };
}

// The default eagerness prefetches a page only when its link is pressed: visitors pay by the megabyte.
const rules = { prefetch: [{ where: { href_matches: '/*' } }] };

/**
 * Speculation rules, by which a browser that knows them prefetches the next page as its link is
 * pressed. The 404 page goes without.
 */
export const addSpeculationRules: PageTransform = (page, address) => {
  if (address === missingPageAddress) return;
  findElement('body', page).children.push(
    textElement('script', JSON.stringify(rules), { type: 'speculationrules' }),
  );
};
