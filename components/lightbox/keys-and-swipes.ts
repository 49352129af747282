const minSwipePixels = 40;

const stepOfKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Calls back with the step that a swipe over an open lightbox asks for: left is the next photo. */
function watchSwipe(gallery: HTMLElement, onStep: (step: number) => void): void {
  let start: number | undefined;
  gallery.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const isInside = target instanceof Element && target.closest('.lightbox');
      start = isInside && touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    { passive: true },
  );
  gallery.addEventListener(
    'touchend',
    ({ changedTouches }) => {
      const end = changedTouches[0]?.clientX;
      const distance = start !== undefined && end !== undefined ? end - start : 0;
      if (Math.abs(distance) >= minSwipePixels) onStep(-Math.sign(distance));
      start = undefined;
    },
    { passive: true },
  );
}

/** Shows the lightbox a step away, -1 or 1, instead of the open one. */
function showNeighbour(gallery: Element, step: number | undefined): void {
  const id = gallery
    .querySelector(`.lightbox:popover-open [data-step="${step}"]`)
    ?.getAttribute('popovertarget');
  const neighbour = id && document.getElementById(id);
  if (!neighbour) return;
  // Opened from a script, and not by a button inside the open popover, it closes that one.
  neighbour.showPopover();
  neighbour.focus();
}

/** Returns the focus to the thumbnail of the last photo viewed. */
function returnFocus(gallery: Element, closed: EventTarget | null): void {
  if (!(closed instanceof HTMLElement) || gallery.querySelector('.lightbox:popover-open')) return;
  document.getElementById(`open-${closed.id}`)?.focus();
}

/** Keeps the focus in the open lightbox, which hides what is behind it. */
function holdFocus(gallery: Element, next: EventTarget | null): void {
  const open = gallery.querySelector<HTMLElement>('.lightbox:popover-open');
  if (open && next instanceof Node && !open.contains(next)) open.focus();
}

/** In browsers without popovers, a thumbnail links to the file of its large photo. */
function openFile({ target }: Event): void {
  const id = target instanceof Element && target.closest('button')?.getAttribute('popovertarget');
  const file = id && document.getElementById(id)?.querySelector('img')?.src;
  if (file) location.assign(file);
}

/**
 * Adds to the lightboxes of a gallery what HTML cannot do: arrow keys, swiping, focus.
 * @param gallery the element around the thumbnails and their lightboxes.
 */
export function controlGallery(gallery: HTMLElement): void {
  if (!('popover' in HTMLElement.prototype)) {
    gallery.addEventListener('click', openFile);
    return;
  }
  gallery.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.step) return;
    event.preventDefault();
    showNeighbour(gallery, Number(event.target.dataset.step));
  });
  gallery.addEventListener('keydown', ({ key }) => showNeighbour(gallery, stepOfKey[key]));
  gallery.addEventListener('focusout', ({ relatedTarget }) => holdFocus(gallery, relatedTarget));
  // `toggle` events do not bubble, but the capture phase sees them.
  gallery.addEventListener('toggle', ({ target }) => returnFocus(gallery, target), true);
  watchSwipe(gallery, (step) => showNeighbour(gallery, step));
}
