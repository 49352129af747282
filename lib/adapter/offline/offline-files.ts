import type { Root } from 'hast';
import type { IslandBundle } from '../islands/bundle-islands';
import type { IslandSource } from '../islands/island-sources';
import { writeHtml } from '../site-files';

const missingPage = '/404.html';

/** The pages to keep for places without signal, by their addresses on the site. */
export function offlinePages(pages: ReadonlyMap<string, Root>): ReadonlyMap<string, string> {
  const kept = [...pages].filter(([address]) => address !== missingPage);
  return new Map(
    kept.map(([address, page]) => [address.replace(/(index)?\.html$/, ''), writeHtml(page)]),
  );
}

/** The modules to keep: all that the islands which have to work without signal may ask for. */
export function offlineModules(
  { firstModules, laterModules }: IslandBundle,
  sources: readonly IslandSource[],
): readonly string[] {
  const kept = sources
    .filter(({ worksOffline }) => worksOffline)
    .flatMap(({ name }) => [...(firstModules.get(name) ?? []), ...(laterModules.get(name) ?? [])]);
  return [...new Set(kept)];
}
