import { registerAddress } from '../addresses';
import { Attribute } from '../attributes';
import { deferPress, deferSubmits, showFailure, showNote } from '../before-ready';
import { fillLinks, keepDraft, removeOldDrafts } from '../draft';
import { fetchUntilReady } from './fetch-until-ready';

/**
 * An inline script of every page with islands: fetches an island's module when the island is touched,
 * defers one submit of its form until it is ready, shows other ways if it does not start, and stores
 * the form's draft. Every visitor pays for each line.
 */

/** The folder of the modules, which the build writes in. */
declare const MODULES: string;

const importModule = (address: string): Promise<unknown> => import(address);

const { connection } = navigator;
const savesData = connection?.saveData || /2g/.test(connection?.effectiveType ?? '');

removeOldDrafts();
for (const island of document.querySelectorAll<HTMLElement>(`[${Attribute.Island}]`)) {
  if (!matchMedia(island.dataset.media ?? '').matches) continue;
  const form = island.querySelector('form');
  let isFetching: boolean | undefined;

  const fetchIsland = () => {
    if (isFetching) return;
    isFetching = true;
    const address = `${MODULES}/${island.dataset.island}.js`;
    void fetchUntilReady(island, address, importModule).then((isReady) => {
      isFetching = isReady;
      if (!isReady) showFailure(island);
    });
  };

  // A finger or a pen also fires pointerover before it presses.
  island.onpointerover = fetchIsland;
  island.addEventListener('focusin', fetchIsland);
  island.onclick = ({ target }) => {
    deferPress(target);
    // Before the browser follows a link that carries the words.
    if (form?.dataset.draft) fillLinks(island, form);
  };
  if (!form) continue;

  if (form.dataset.draft && keepDraft(form)) fetchIsland();
  deferSubmits(form, () => {
    showNote(island, 'deferred');
    fetchIsland();
  });
  if (savesData && !location.hash) continue;
  const fetchInView = () => {
    const { top, bottom } = form.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) fetchIsland();
  };
  // A jump to an anchor ends with this event too. It comes before the browser requests the lazy pictures
  // there, behind which the module would wait.
  addEventListener('scrollend', fetchInView);
  // A reloaded page may be scrolled already.
  fetchInView();
}

if (!savesData) {
  addEventListener('load', () => {
    /** The longest time on a fast connection from the request to the last byte of the page. */
    const maxFastMilliseconds = 300;
    const page = performance.getEntriesByType('navigation')[0];
    // A cached page, of which nothing was transferred, proves nothing.
    if (page?.transferSize && page.responseEnd - page.requestStart < maxFastMilliseconds) {
      importModule(registerAddress).catch(() => {});
    }
  });
}
