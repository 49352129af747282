import { registerAddress } from '../addresses';
import { Attribute, earlyWordsKey, showNote } from '../attributes';
import { fillLink } from '../fill-link';

/**
 * Stands in the page as an inline script: fetches an island's module when the island is touched,
 * keeps the words and one submit of its form until it is ready, and shows other ways when the
 * module does not come. Every visitor pays for each line.
 */

/** Both are written in when the site is built: the folder of the modules, the site's own choice. */
declare const MODULES: string;
declare const HAS_SERVICE_WORKER: boolean;

const timeoutMilliseconds = 15_000;
/** From asking for the page to its last byte: one round trip, since a connection may stand already. */
const maxFastMilliseconds = 300;

function fetchModule(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, timeoutMilliseconds);
    import(address).then(resolve, reject);
  });
}

const { connection } = navigator;
const isSaidSlow = connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');

/** Settles once the link is known to be fast: the page came fast, and the browser does not object. */
const fastConnection = new Promise<void>((resolve) => {
  addEventListener('load', () => {
    for (const page of performance.getEntriesByType('navigation')) {
      const { transferSize, requestStart, responseEnd } = page;
      const isProved = transferSize && responseEnd - requestStart < maxFastMilliseconds;
      // A page out of a cache, of which nothing was transferred, proves nothing.
      if (isProved && !isSaidSlow) resolve();
    }
  });
});

for (const island of document.querySelectorAll<HTMLElement>(`[${Attribute.Island}]`)) {
  // A tooltip is of no use to fingers, so a touch screen never fetches it.
  if (island.hasAttribute(Attribute.Hover) && !matchMedia('(hover)').matches) continue;
  const form = island.querySelector('form');
  let isFetching: boolean | undefined;

  const fetchIsland = () => {
    if (isFetching) return;
    isFetching = true;
    const address = `${MODULES}/${island.getAttribute(Attribute.Island)}.js`;
    fetchModule(address)
      // Some browsers remember for good that an address failed.
      .catch(() => fetchModule(`${address}?retry`))
      .catch(() => {
        // The first try may have come after all, while the second failed.
        if (island.hasAttribute(Attribute.Ready)) return;
        isFetching = false;
        form?.removeAttribute('aria-busy');
        showNote(island, 'failed');
      });
  };

  // A finger or a pen also comes over an island before it goes down on it.
  island.onpointerover = fetchIsland;
  island.addEventListener('focusin', fetchIsland);
  if (!form) continue;

  for (const link of island.querySelectorAll<HTMLAnchorElement>(`[${Attribute.Note}] a`)) {
    link.onpointerdown = link.onclick = () => fillLink(link, form);
  }
  const draftKey = form.getAttribute(Attribute.Draft);
  const earlyKey = draftKey && earlyWordsKey(draftKey);
  // Beside the words of this visit those of earlier ones and of other tabs are kept.
  let own = '';
  const keepWords = () => {
    try {
      if (earlyKey) {
        const others = (localStorage[earlyKey] ?? '').replace(own, '');
        own = `${JSON.stringify([...new FormData(form)])}\n`;
        localStorage[earlyKey] = others + own;
      }
    } catch {
      // Blocked or full storage keeps nothing; the words still stand in the form.
    }
  };
  form.oninput = keepWords;
  form.onsubmit = (event) => {
    event.preventDefault();
    // A component that is hydrated but not yet ready would answer it as well.
    event.stopImmediatePropagation();
    // Some password managers fill a form in without an event.
    keepWords();
    form.setAttribute('aria-busy', 'true');
    showNote(island, 'held');
    fetchIsland();
  };
  // A draft is shown without a touch.
  try {
    if (earlyKey && (localStorage[draftKey] || localStorage[earlyKey])) fetchIsland();
  } catch {
    // Without storage there is no draft.
  }
  const watch = () => {
    // A busy browser tells of several moments at once.
    new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) fetchIsland();
    }).observe(form);
  };
  // A link to an element of the page, as to a calculation, counts as a touch of what stands there.
  if (location.hash) watch();
  void fastConnection.then(watch);
}

if (HAS_SERVICE_WORKER) fastConnection.then(() => fetchModule(registerAddress)).catch(() => {});
