import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { missingPageAddress } from '../addresses';
import { Attribute } from '../attributes';
import {
  findElement,
  type PageTransform,
  readAttribute,
  removeElements,
  textElement,
} from './page';

/**
 * Adds the loader to a page that has islands, and joins the page's own inline scripts with it: one
 * script is one hash in the policy, which no compression makes smaller.
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
    // First, so that a mistake in one of the page's own does not stop the islands.
    const texts = used.length > 0 ? [loader] : [];
    texts.push(...removeElements('script:not([src], [type])', page).map((own) => textOf(own)));
    if (texts.length > 0) {
      findElement('body', page).children.push(textElement('script', texts.join(';\n')));
    }
  };
}

// The default eagerness fetches the next page while the finger is still on its link. No more than
// that: visitors pay by the megabyte.
const rules = { prefetch: [{ where: { href_matches: '/*' } }] };

/**
 * Lets browsers that can fetch the next page as its link is being pressed. The page for missing
 * pages has to be light and no more.
 */
export const addSpeculationRules: PageTransform = (page, address) => {
  if (address === missingPageAddress) return;
  findElement('body', page).children.push(
    textElement('script', JSON.stringify(rules), { type: 'speculationrules' }),
  );
};
