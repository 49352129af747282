import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import {
  findElement,
  type PageTransform,
  readAttribute,
  removeElements,
  textElement,
} from './page';

const sheets = 'link[rel=stylesheet][href^="/_next/"]';
const sourceMap = /\/\*#.*?\*\//g;
const relativeAddress = /url\((["']?)(?![a-z]+:|[/#])(.*?)\1\)/g;

/** The rules of a sheet, with the addresses in them seen from the page and not from the sheet. */
function rulesFor(sheet: string, css: string): string {
  return css
    .replace(sourceMap, '')
    .replace(
      relativeAddress,
      (_, quote: string, path: string) =>
        `url(${quote}${new URL(path, `http://site${sheet}`).href.replace('http://site', '')}${quote})`,
    )
    .trim();
}

/**
 * Puts the rules of a page's style sheets into its head, with those it carries already, in one
 * element: nothing blocks the first paint, and the policy has one hash to know.
 * @param readFile gives the text of an exported file by its address.
 */
export function inlineStyles(readFile: (address: string) => string): PageTransform {
  return (page) => {
    const linked = selectAll(sheets, page).map((sheet) => {
      const address = (readAttribute(sheet, 'href') ?? '').replace(/\?.*/, '');
      const rules = rulesFor(address, readFile(address));
      const media = readAttribute(sheet, 'media');
      return media ? `@media ${media}{${rules}}` : rules;
    });
    const own = removeElements(':not(noscript) > style', page).map((style) => textOf(style));
    const rules = [...linked, ...own.map((css) => css.replace(sourceMap, ''))];
    findElement('head', page).children.push(textElement('style', rules.join('')));
  };
}
