import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { findElement, type PageTransform } from './page';

const sheets = 'link[rel=stylesheet][href^="/_next/"]';

/**
 * Puts the rules of a page's style sheets into its head, once, so that nothing blocks the first
 * paint.
 * @param readFile gives a file of the built site by its address.
 */
export function inlineStyles(readFile: (address: string) => string): PageTransform {
  return (page: Root) => {
    const light = structuredClone(page);
    const rules = selectAll(sheets, light)
      .map(({ properties }) => readFile(String(properties.href)))
      .join('')
      .replace(/\/\*#.*?\*\//g, '')
      .trim();
    findElement('head', light).children.push({
      type: 'element',
      tagName: 'style',
      properties: {},
      children: [{ type: 'text', value: rules }],
    });
    return light;
  };
}
