import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { PurgeCSS } from 'purgecss';
import { writeHtml } from '../site-files';

// Class names as the style sheet knows them, such as `md:col-span-7` and `max-w-[15ch]`.
const words = /[^<>"'`\s]*[^<>"'`\s:]/g;

/**
 * Drops from a page's style elements the rules that neither the page nor what its islands may add
 * to it can use.
 * @param islandCode the code of all islands, which names the classes they add.
 */
export function dropUnusedStyles(islandCode: string): (page: Root) => Promise<Root> {
  return async (page: Root) => {
    const light = structuredClone(page);
    const styles = selectAll('style', light);
    const bare = structuredClone(light);
    for (const style of selectAll('style', bare)) style.children = [];
    const purged = await new PurgeCSS().purge({
      content: [{ raw: writeHtml(bare) + islandCode, extension: 'html' }],
      css: styles.map((style) => ({ raw: textOf(style) })),
      defaultExtractor: (content) => content.match(words) ?? [],
      // Parts and states of elements that no class names.
      safelist: { greedy: [/^(::|:popover-open|data-|aria-)/] },
      variables: true,
    });
    for (const [index, style] of styles.entries()) {
      style.children = [{ type: 'text', value: purged[index]?.css ?? textOf(style) }];
    }
    return light;
  };
}
