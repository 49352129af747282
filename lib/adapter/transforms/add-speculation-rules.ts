import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { findElement } from './page';

// The default eagerness fetches the next page while the finger is still on its link. No more than
// that: visitors pay by the megabyte.
const rules = { prefetch: [{ where: { href_matches: '/*' } }] };

/**
 * Lets browsers that can fetch the next page as its link is being pressed. A page that the
 * navigation does not know, as the 404 page, is passed over: it has to be light and no more.
 */
export function addSpeculationRules(page: Root): Root {
  const light = structuredClone(page);
  if (!select('[aria-current=page]', light)) return light;
  findElement('body', light).children.push({
    type: 'element',
    tagName: 'script',
    properties: { type: 'speculationrules' },
    children: [{ type: 'text', value: JSON.stringify(rules) }],
  });
  return light;
}
