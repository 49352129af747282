import { Attribute, type Loader, type Note, type StartIsland, showNotes } from './contract';
import { keepDraft } from './draft';
import { registerUrl } from './urls';

/** The loader of `contract.ts`: an inline script of every page with islands. Every visitor downloads it: keep it short. */

/** The build defines these: the folder of the modules, and whether `npm run dev` serves the page. */
declare const MODULES: string;
declare const IS_DEVELOPMENT: boolean;

const { connection } = navigator;
const savesData = connection?.saveData || /2g/.test(connection?.effectiveType ?? '');

for (const wrapper of document.querySelectorAll<HTMLElement>(`[${Attribute.Island}]`)) {
  if (!matchMedia(wrapper.dataset.media ?? '').matches) continue;
  const form = wrapper.querySelector('form');
  let fetching: Promise<void> | undefined;
  let isStarted = false;
  let isReady = false;
  /** Whether the island has failed after it was started. */
  let isBroken = false;
  let note: Note | undefined;

  const loader: Loader = {
    wrapper,
    controls: [...wrapper.querySelectorAll<HTMLInputElement>('[name]')],
    elements: [...wrapper.querySelectorAll('*')].map((own) => [own, ...own.children]),
    ready() {
      isReady = true;
      loader.isDeferred = false;
    },
    failed(error) {
      if (IS_DEVELOPMENT && error) reportError(error);
      isReady = false;
      isBroken = isStarted;
      loader.warnedAt = undefined;
      show('failed');
      if (error instanceof Error)
        wrapper.querySelector(`[${Attribute.Error}]`)?.replaceChildren(error.message);
      store?.();
    },
    changed(mayHaveArrived) {
      loader.mayHaveArrived = mayHaveArrived;
      store?.();
    },
  };

  const show = (shown = note) => {
    note = shown;
    loader.isDeferred = note === 'deferred';
    if (form) form.ariaBusy = `${loader.isDeferred}`;
    if (loader.mayHaveArrived) loader.warnedAt ??= performance.now();
    showNotes(
      wrapper.querySelectorAll(`[${Attribute.Note}]`),
      note,
      loader.mayHaveArrived ? 'again' : 'first',
    );
  };

  const fetchTwice = async () => {
    /** How long an island may take to become ready before its module is fetched again, or the loader gives up. */
    const maxMilliseconds = 10_000;
    let error: unknown;
    // The retry has another URL, since some browsers never fetch a failed module again.
    for (const query of ['', `?${Date.now()}`]) {
      error = await new Promise<unknown>((end) => {
        setTimeout(end, maxMilliseconds);
        // Also rejects if the response is a captive portal's login page or a truncated file.
        import(`${MODULES}/${wrapper.dataset.island}.js${query}`)
          .then(({ start }: { start: StartIsland }) => {
            // Both imports may succeed.
            if (!isStarted) start(loader);
            isStarted = true;
          })
          .catch(end);
      });
      if (isReady || isBroken) return;
    }
    fetching = undefined;
    loader.failed(error);
  };
  const fetchIsland = () => {
    fetching ??= fetchTwice();
  };

  const onRestored = (hasWords: boolean) => {
    if (isReady) return;
    if (hasWords) fetchIsland();
    show();
  };
  const store = form?.dataset.draft ? keepDraft(form, loader, onRestored) : undefined;

  // A finger or a pen fires pointerover too, before it presses.
  wrapper.onpointerover = fetchIsland;
  wrapper.addEventListener('focusin', fetchIsland);
  if (!form) continue;

  for (const typedOrRefused of ['input', 'invalid']) {
    wrapper.addEventListener(
      typedOrRefused,
      ({ type }) => {
        loader.isRefused = type === 'invalid';
      },
      true,
    );
  }
  // In the capture phase, before a component that is hydrated but not yet ready; not on the form, which an island that
  // fails replaces.
  wrapper.addEventListener(
    'submit',
    (event) => {
      if (isReady) return;
      const now = performance.now();
      /** A press within this time comes before the visitor can read the warning. */
      const readingMilliseconds = 1_000;
      const isTooSoon = now - (loader.warnedAt ?? Number.NaN) < readingMilliseconds;
      if (isBroken && !isTooSoon) {
        // The browser posts it.
        loader.mayHaveArrived = true;
        loader.failed();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (isTooSoon) loader.warnedAt = now;
      else {
        show('deferred');
        fetchIsland();
      }
    },
    true,
  );
  addEventListener('pagehide', () => {
    if (loader.isDeferred) show('notSent');
    // The page may return from the back/forward cache.
    loader.warnedAt = undefined;
  });
  if (savesData && !location.hash) continue;
  const fetchInView = () => {
    const { top, bottom } = form.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) fetchIsland();
  };
  // A jump to an anchor ends with this event too, before the browser requests the lazy images there, which would
  // delay the module.
  addEventListener('scrollend', fetchInView);
  // A reloaded page may be scrolled already.
  fetchInView();
  // Earlier than `scrollend`, and before the browser requests those images; a key fires only `click`.
  const jumps = `[href="#${wrapper.closest('section')?.id}"]`;
  for (const link of document.querySelectorAll<HTMLElement>(jumps)) {
    link.onpointerdown = link.onclick = fetchIsland;
  }
}

if (!savesData) {
  addEventListener('load', () => {
    /** The max time on a fast connection from the request to the last byte of the page. */
    const maxFastMilliseconds = 300;
    const page = performance.getEntriesByType('navigation')[0];
    // A cached page, of which nothing was transferred, says nothing about the connection.
    if (page?.transferSize && page.responseEnd - page.requestStart < maxFastMilliseconds) {
      import(registerUrl).catch(() => {});
    }
  });
}
