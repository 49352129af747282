import { offerOtherWays } from '../../enquiry/offer-other-ways';

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

const { saveData, effectiveType = '' } = navigator.connection ?? {};
const hasDataToSpare = !saveData && !/[23]g/.test(effectiveType);

function arrive(addresses: readonly string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const tryMilliseconds = 15_000;
    setTimeout(reject, tryMilliseconds);
    Promise.all(addresses.map((address) => import(address))).then(resolve, reject);
  });
}

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { hover, modules = '' } = island.dataset;
  // A tooltip is of no use to fingers, so a touch screen never fetches it.
  if (hover != null && !matchMedia('(hover)').matches) continue;
  const form = island.querySelector('form');
  let isFetching: boolean | undefined;

  const wake = () => {
    if (isFetching) return;
    isFetching = true;
    const addresses = modules.split(' ');
    // A failed address stays failed for the page in some browsers, so a retry asks by another.
    arrive(addresses)
      .catch(() => arrive([`${addresses[0]}?retry`]))
      .catch(() => {
        isFetching = false;
        if (form) offerOtherWays(form, island.lastElementChild);
      });
  };

  // A finger or a pen also comes over an island before it goes down on it.
  island.onpointerover = wake;
  island.addEventListener('focusin', wake);
  if (!form) continue;
  // Whatever is held and kept here is handed over to the island when it is ready.
  form.onsubmit = (event) => {
    event.preventDefault();
    form.ariaBusy = 'true';
    wake();
  };
  // A draft of an enquiry is shown without a touch. Where there is none yet, what is typed before
  // the form is awake becomes one. Blocked or full storage keeps none.
  if ('message' in form.elements) {
    const key = location.pathname;
    try {
      if (localStorage[key]) wake();
      else
        form.oninput = () => {
          try {
            localStorage[key] = JSON.stringify([...new FormData(form)]);
          } catch {}
        };
    } catch {}
  }
  // With data to spare, an island is fetched as it comes into view; and always when the visitor
  // followed a link to a place on the page, as to a calculation.
  if (hasDataToSpare || location.hash) {
    // A busy browser tells of several moments at once.
    new IntersectionObserver((moments) => {
      if (moments.some(({ isIntersecting }) => isIntersecting)) wake();
    }).observe(form);
  }
}

// Written by the build beside the service worker that it registers.
if (hasDataToSpare) void arrive(['/offline.js']);
