import { missingPageAddress } from '../addresses';
import { findElement, type PageTransform, textElement } from './page';

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
