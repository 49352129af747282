import { selectAll } from 'hast-util-select';
import { Attribute } from '../attributes';
import type { IslandModule } from '../islands/bundle-islands';
import {
  findElement,
  type PageTransform,
  readAttribute,
  textElement,
  writeAttribute,
} from './page';

/**
 * Tells each island of a page where its module is, and adds the loader that fetches it. A page
 * without islands gets none.
 * @param modules by island name.
 */
export function addLoader(
  loader: string,
  modules: ReadonlyMap<string, Pick<IslandModule, 'address'>>,
): PageTransform {
  return (page, address) => {
    const islands = selectAll(`[${Attribute.Island}]`, page);
    for (const island of islands) {
      const name = readAttribute(island, Attribute.Island) ?? '';
      const module = modules.get(name);
      if (!module) {
        throw new Error(
          `${address} has an island "${name}" that the settings do not name: add it to html-first.config.ts.`,
        );
      }
      writeAttribute(island, Attribute.Module, module.address);
    }
    if (islands.length > 0) findElement('body', page).children.push(textElement('script', loader));
  };
}
