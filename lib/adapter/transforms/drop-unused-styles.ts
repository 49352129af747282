import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { PurgeCSS } from 'purgecss';
import { writeHtml } from '../site-files';

const layersOfClasses = ['@layer components{', '@layer utilities{'];
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

/** The styles without the rules of one layer whose classes stand nowhere in a text. */
async function purgeLayer(css: string, layer: string, text: string): Promise<string> {
  const start = css.indexOf(layer) + layer.length;
  if (start < layer.length) return css;
  const end = endOfBlock(css, start);
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: text, extension: 'html' }],
    css: [{ raw: css.slice(start, end) }],
    defaultExtractor: (content) => content.match(words) ?? [],
    // States that no word on the page names yet.
    safelist: { greedy: [/^(data-|aria-)/] },
  });
  return css.slice(0, start) + (purged?.css ?? css.slice(start, end)) + css.slice(end);
}

/**
 * Drops from a page's styles the classes that neither the page nor what its islands may add to it
 * names. Rules for elements and their states stay: a page comes to some of them only later.
 * @param islandCode the code of all islands, which names the classes they add.
 */
export function dropUnusedStyles(islandCode: string): (page: Root) => Promise<Root> {
  return async (page: Root) => {
    const light = structuredClone(page);
    const bare = structuredClone(page);
    for (const style of selectAll('style', bare)) style.children = [];
    const text = writeHtml(bare) + islandCode;
    for (const style of selectAll('style', light)) {
      let css = textOf(style);
      for (const layer of layersOfClasses) css = await purgeLayer(css, layer, text);
      style.children = [{ type: 'text', value: css }];
    }
    return light;
  };
}
