import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { remove } from 'unist-util-remove';
import { findElement, type PageTransform } from './page';

const sheets = 'link[rel=stylesheet][href^="/_next/"]';

/**
 * Puts the rules of a page's style sheets into its head, with those it carries already, in one
 * element: nothing blocks the first paint, and the policy has one hash to know.
 * @param readFile gives a file of the built site by its address.
 */
export function inlineStyles(readFile: (address: string) => string): PageTransform {
  return (page: Root) => {
    const light = structuredClone(page);
    const own = selectAll('style', light);
    const rules = [
      ...selectAll(sheets, light).map(({ properties }) => readFile(String(properties.href))),
      ...own.map((style) => textOf(style)),
    ];
    remove(light, (node) => own.some((style) => style === node));
    findElement('head', light).children.push({
      type: 'element',
      tagName: 'style',
      properties: {},
      children: [
        {
          type: 'text',
          value: rules
            .join('')
            .replace(/\/\*#.*?\*\//g, '')
            .trim(),
        },
      ],
    });
    return light;
  };
}
