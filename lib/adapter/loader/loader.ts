/**
 * Runs in the page: fetches an island's modules when somebody touches it, holds what is asked of it
 * until it is ready, and shows other ways to the farm when it does not come. Kept small on purpose:
 * every page carries it.
 */
const tryMilliseconds = 15_000;
const islandSelector = '[data-island]';
const inFlight = new WeakSet<Element>();
const held = new Map<Element, [HTMLElement, () => void]>();

function islandOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(islandSelector) : null;
}

function arrive(island: HTMLElement, retry: string): Promise<unknown> {
  const modules = (island.dataset.modules ?? '').split(' ');
  return Promise.race([
    // A failed address stays failed for the page in some browsers, so a retry asks by another.
    Promise.all(modules.map((address, index) => import(address + (index ? '' : retry)))),
    new Promise((_, reject) => {
      setTimeout(reject, tryMilliseconds);
    }),
  ]);
}

function release(island: HTMLElement, replay: boolean): void {
  for (const [control, [holder, act]] of held) {
    if (holder !== island) continue;
    held.delete(control);
    control.removeAttribute('aria-busy');
    if (replay) act();
  }
}

/** Other ways to send what has been typed: the fallback's links, with the text in their drafts. */
function offerOtherWays(island: HTMLElement): void {
  const typed = [...island.querySelectorAll<HTMLInputElement>('input,textarea')]
    .map(({ value }) => value)
    .filter(Boolean)
    .join('\n');
  const fallback = island.querySelector<HTMLElement>('[data-island-fallback]');
  if (!fallback) return;
  for (const link of fallback.querySelectorAll('a')) {
    link.href = link.href.replace(/(text|body)=[^&]*/, `$1=${encodeURIComponent(typed)}`);
  }
  fallback.hidden = false;
}

function fetchIsland(island: HTMLElement): void {
  if (inFlight.has(island)) return;
  inFlight.add(island);
  arrive(island, '')
    .catch(() => arrive(island, '?retry'))
    .catch(() => {
      inFlight.delete(island);
      release(island, false);
      offerOtherWays(island);
    });
}

// A tooltip is of use to a mouse and to the keyboard only, so a finger never fetches it.
function isWanted(island: HTMLElement, event: Event): boolean {
  if (!('hover' in island.dataset)) return event.type !== 'pointerover';
  if (event instanceof PointerEvent) {
    return event.type === 'pointerover' && event.pointerType === 'mouse';
  }
  return event.type === 'focusin' && (event.target as Element).matches(':focus-visible');
}

for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'pointerover']) {
  const onTouch = (event: Event) => {
    const island = islandOf(event);
    if (island && isWanted(island, event)) fetchIsland(island);
  };
  addEventListener(type, onTouch, { capture: true, passive: true });
}

function hold(event: Event): void {
  const island = islandOf(event);
  if (!island || 'ready' in island.dataset || !(event.target instanceof Element)) return;
  if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement) {
    const { target: form, submitter } = event;
    held.set(submitter ?? form, [island, () => form.requestSubmit(submitter)]);
    submitter?.setAttribute('aria-busy', 'true');
  } else {
    const button = event.target.closest<HTMLElement>('button[type=button]');
    if (!button) return;
    held.set(button, [island, () => button.click()]);
    button.setAttribute('aria-busy', 'true');
  }
  event.preventDefault();
  event.stopPropagation();
  fetchIsland(island);
}
addEventListener('click', hold, true);
addEventListener('submit', hold, true);

addEventListener('island:ready', (event) => {
  const island = islandOf(event);
  if (island) release(island, true);
});

// With data to spare, an island is fetched as it comes near.
const { connection } = navigator as Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
};
if (!connection?.saveData && (connection?.effectiveType ?? '4g') === '4g') {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = target.closest<HTMLElement>(islandSelector);
        if (isIntersecting && island) fetchIsland(island);
      }
    },
    { rootMargin: '300px' },
  );
  for (const root of document.querySelectorAll('[data-island]:not([data-hover]) form')) {
    observer.observe(root);
  }
}
