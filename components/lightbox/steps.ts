const minSwipePixels = 40;

/** The step an arrow key asks for: -1 back, 1 on, 0 none. */
export function stepFromKey(key: string): number {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : 0;
}

/** The step a swipe asks for; to the left, a negative distance in pixels, is on. */
export function stepFromSwipe(distancePixels: number): number {
  return Math.abs(distancePixels) < minSwipePixels ? 0 : -Math.sign(distancePixels);
}

/** Tells how far, in pixels, a finger has moved sideways over an open lightbox when it lifts. */
export function watchSwipe(gallery: HTMLElement, onSwipe: (distancePixels: number) => void): void {
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
      if (start !== undefined && end !== undefined) onSwipe(end - start);
      start = undefined;
    },
    { passive: true },
  );
}
