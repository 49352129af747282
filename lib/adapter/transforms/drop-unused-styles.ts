import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { PurgeCSS } from 'purgecss';
import { writeHtml } from '../site-files';
import { findElement } from './page';

// Class names as the style sheet knows them, such as `md:col-span-7` and `max-w-[15ch]`.
const words = /[^<>"'`\s]*[^<>"'`\s:]/g;

/**
 * Drops from a page's style element the rules that neither the page nor what its islands may add
 * to it can use.
 * @param islandCode the code of all islands, which names the classes they add.
 */
export function dropUnusedStyles(islandCode: string): (page: Root) => Promise<Root> {
  return async (page: Root) => {
    const light = structuredClone(page);
    const [style] = findElement('style', light).children;
    if (style?.type !== 'text') return light;
    const bare = structuredClone(light);
    for (const element of selectAll('style', bare)) element.children = [];
    const [purged] = await new PurgeCSS().purge({
      content: [{ raw: writeHtml(bare) + islandCode, extension: 'html' }],
      css: [{ raw: style.value }],
      defaultExtractor: (content) => content.match(words) ?? [],
      // Parts and states of elements that no class names.
      safelist: { greedy: [/^(::|:popover-open|data-|aria-)/] },
      variables: true,
    });
    if (purged) style.value = purged.css;
    return light;
  };
}
