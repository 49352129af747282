/**
 * Runs in the page: fetches an island's modules when somebody touches it, holds a submit until the
 * island is ready, and shows other ways to the farm when it does not come. Every page carries it,
 * so each line has to earn its bytes.
 */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

const tryMilliseconds = 15_000;
const { saveData, effectiveType = '' } = navigator.connection ?? {};
const hasDataToSpare = !saveData && !/[23]g/.test(effectiveType);

function arrive(addresses: readonly string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, tryMilliseconds);
    Promise.all(addresses.map((address) => import(address))).then(resolve, reject);
  });
}

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { hover, modules = '' } = island.dataset;
  // A tooltip is of no use to fingers, so a touch screen never fetches it.
  if (hover != null && !matchMedia('(hover)').matches) continue;
  const form = island.querySelector('form');
  // What an island shows when it cannot wake up stands after all else in it.
  const fallback = island.lastElementChild;
  let isFetching: boolean | undefined;
  let held: SubmitEvent | undefined;

  /** Lets go of a held submit; only the last one counts, however often it was asked for. */
  const release = (isReady?: boolean) => {
    if (!form || !held) return;
    form.ariaBusy = null;
    if (isReady) form.requestSubmit(held.submitter);
    held = undefined;
  };

  /** Shows the island's fallback with what has been typed in the drafts of its links. */
  const giveUp = () => {
    isFetching = false;
    release();
    if (!form || !fallback) return;
    // oxlint-disable-next-line typescript/no-base-to-string -- no field of ours holds a file
    const typed = encodeURIComponent([...new FormData(form).values()].join('\n'));
    for (const link of fallback.querySelectorAll('a')) {
      link.href = link.href.replace(/(text|body)=.*/, `$1=${typed}`);
    }
    fallback.removeAttribute('hidden');
  };

  const wake = () => {
    if (isFetching) return;
    isFetching = true;
    const addresses = modules.split(' ');
    // A failed address stays failed for the page in some browsers, so a retry asks by another.
    arrive(addresses)
      .catch(() => arrive([`${addresses[0]}?retry`]))
      .catch(giveUp);
  };

  // A finger or a pen also comes over an island before it goes down on it.
  island.onpointerover = wake;
  island.addEventListener('focusin', wake);
  island.addEventListener('island:ready', () => release(true));
  if (!form) continue;
  form.onsubmit = (event) => {
    if (island.dataset.ready != null) return;
    event.preventDefault();
    held = event;
    form.ariaBusy = 'true';
    wake();
  };
  // With data to spare, an island is fetched as it comes near; and always when the visitor followed
  // a link to a place on the page, as to a calculation.
  if (hasDataToSpare || location.hash) {
    new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) wake();
      },
      { rootMargin: '300px' },
    ).observe(form);
  }
}

// Written by the build beside the service worker that it registers.
if (hasDataToSpare) void arrive(['/offline.js']);

export {};
