import type { Comment, Element, Root, RootContent } from 'hast';
import { matches } from 'hast-util-select';
import { remove } from 'unist-util-remove';
import { SKIP, visit } from 'unist-util-visit';

const keptScripts = '[data-inline], [type="application/ld+json"], [type=speculationrules]';
const nextLinks =
  'link[rel=preload][as=script], link[rel=modulepreload], link[rel=stylesheet][href^="/_next/"]';

function isNextOnly(node: Root | RootContent): boolean {
  if (node.type !== 'element') return false;
  if (node.tagName === 'script') return !matches(keptScripts, node);
  return matches(nextLinks, node) || matches('meta[name=next-size-adjust]', node);
}

/**
 * Takes out of a page all that only Next's own client runtime uses: its scripts, preloads, style
 * sheets (their rules stand in the page by then) and, outside islands, React's comments.
 */
export function stripNext(page: Root): Root {
  const light = structuredClone(page);
  remove(light, (node) => isNextOnly(node as RootContent));
  const comments = new Set<Comment>();
  visit(light, (node) => {
    // React wakes an island by these comments, so there they stay.
    if (node.type === 'element' && matches('[data-island]', node)) return SKIP;
    if (node.type === 'comment') comments.add(node);
  });
  remove(light, (node) => comments.has(node as Comment));
  visit(light, 'element', (node: Element) => {
    delete node.properties.dataInline;
    delete node.properties.dataPrecedence;
  });
  return light;
}
