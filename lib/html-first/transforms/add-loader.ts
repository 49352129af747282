import { selectAll } from 'hast-util-select';
import { Attribute } from '../attributes';
import { findElement, type PageTransform, readAttribute, textElement } from './page';

/**
 * Adds the loader to a page that has islands.
 * @param names the islands that are bundled.
 */
export function addLoader(loader: string, names: ReadonlySet<string>): PageTransform {
  return (page, address) => {
    const used = selectAll(`[${Attribute.Island}]`, page).map((island) =>
      readAttribute(island, Attribute.Island),
    );
    const unknown = used.find((name) => !names.has(name ?? ''));
    if (unknown) {
      throw new Error(
        `${address} has an island "${unknown}" that the settings do not name: add it to html-first.config.ts.`,
      );
    }
    if (used.length > 0) findElement('body', page).children.push(textElement('script', loader));
  };
}
