const minSwipePixels = 40;

const stepOfKey: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Reports a swipe over an open lightbox: 1, the next photo, for one to the left, -1 for one to the right. */
function watchSwipe(gallery: HTMLElement, onStep: (step: number) => void): void {
  let start: Touch | undefined;
  gallery.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const isInside = target instanceof Element && target.closest('.lightbox');
      start = isInside && touches.length === 1 ? touches[0] : undefined;
    },
    { passive: true },
  );
  gallery.addEventListener(
    'touchend',
    ({ changedTouches }) => {
      const [end] = changedTouches;
      if (!start || !end) return;
      const across = end.clientX - start.clientX;
      const along = Math.abs(end.clientY - start.clientY);
      if (Math.abs(across) >= Math.max(minSwipePixels, along)) onStep(-Math.sign(across));
      start = undefined;
    },
    { passive: true },
  );
}

/** Replaces the open lightbox with the previous one, -1, or the next, 1. */
function showNeighbour(gallery: Element, step: number | undefined): void {
  const id = gallery
    .querySelector(`.lightbox:popover-open [data-step="${step}"]`)
    ?.getAttribute('popovertarget');
  const neighbour = id && document.getElementById(id);
  if (!neighbour) return;
  // A popover opened by a script closes the open one; one opened by a button inside it does not.
  neighbour.showPopover();
  neighbour.focus();
}

/** Moves the focus back to the thumbnail of the last photo viewed. */
function returnFocus(gallery: Element, closed: EventTarget | null): void {
  if (!(closed instanceof HTMLElement) || gallery.querySelector('.lightbox:popover-open')) return;
  document.getElementById(`open-${closed.id}`)?.focus();
}

/** Keeps the focus in the open lightbox, which covers the page. */
function keepFocus(gallery: Element, next: EventTarget | null): void {
  const open = gallery.querySelector<HTMLElement>('.lightbox:popover-open');
  if (open && next instanceof Node && !open.contains(next)) open.focus();
}

/** In a browser without popovers, navigates to the large photo's file. */
function openFile({ target }: Event): void {
  const id = target instanceof Element && target.closest('button')?.getAttribute('popovertarget');
  const file = id && document.getElementById(id)?.querySelector('img')?.src;
  if (file) location.assign(file);
}

/**
 * Adds arrow keys, swipes and focus handling to a gallery's lightboxes.
 * @param gallery the element around the thumbnails and their lightboxes
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
  gallery.addEventListener('focusout', ({ relatedTarget }) => keepFocus(gallery, relatedTarget));
  // `toggle` events do not bubble, but the capture phase sees them.
  gallery.addEventListener('toggle', ({ target }) => returnFocus(gallery, target), true);
  watchSwipe(gallery, (step) => showNeighbour(gallery, step));
}
