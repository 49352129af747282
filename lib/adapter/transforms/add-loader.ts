import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { findElement, type PageTransform } from './page';

/**
 * Tells each island of a page which modules it wakes up with, and adds the loader that fetches
 * them. A page without islands stays as it is.
 * @param firstModules addresses by island name, the entry first.
 */
export function addLoader(
  loader: string,
  firstModules: ReadonlyMap<string, readonly string[]>,
): PageTransform {
  return (page: Root) => {
    const light = structuredClone(page);
    const islands = selectAll('[data-island]', light);
    if (islands.length === 0) return light;
    for (const island of islands) {
      const name = String(island.properties.dataIsland);
      const modules = firstModules.get(name);
      if (!modules) {
        throw new Error(
          `A page has an island "${name}" that is not bundled: add it to lib/adapter/islands/island-sources.ts.`,
        );
      }
      island.properties.dataModules = modules.join(' ');
    }
    findElement('body', light).children.push({
      type: 'element',
      tagName: 'script',
      properties: {},
      children: [{ type: 'text', value: loader }],
    });
    return light;
  };
}
