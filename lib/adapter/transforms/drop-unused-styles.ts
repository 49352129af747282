import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { PurgeCSS } from 'purgecss';
import { writeHtml } from '../site-files';

const utilities = '@layer utilities{';
// Class names as the style sheet knows them, such as `md:col-span-7` and `max-w-[15ch]`.
const words = /[^<>"'`\s]*[^<>"'`\s:]/g;

/** Where the block that opens just before an index ends, its closing brace left out. */
function endOfBlock(css: string, start: number): number {
  let depth = 1;
  for (let index = start; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return css.length;
}

/**
 * Drops from a page's styles the utility classes that neither the page nor what its islands may add
 * to it names. Rules for elements and their states stay: a page comes to some of them only later.
 * @param islandCode the code of all islands, which names the classes they add.
 */
export function dropUnusedStyles(islandCode: string): (page: Root) => Promise<Root> {
  return async (page: Root) => {
    const light = structuredClone(page);
    const bare = structuredClone(page);
    for (const style of selectAll('style', bare)) style.children = [];
    for (const style of selectAll('style', light)) {
      const css = textOf(style);
      const start = css.indexOf(utilities) + utilities.length;
      if (start < utilities.length) continue;
      const end = endOfBlock(css, start);
      const [purged] = await new PurgeCSS().purge({
        content: [{ raw: writeHtml(bare) + islandCode, extension: 'html' }],
        css: [{ raw: css.slice(start, end) }],
        defaultExtractor: (content) => content.match(words) ?? [],
        // States that no word on the page names yet.
        safelist: { greedy: [/^(data-|aria-)/] },
      });
      const kept = purged?.css ?? css.slice(start, end);
      style.children = [{ type: 'text', value: css.slice(0, start) + kept + css.slice(end) }];
    }
    return light;
  };
}
