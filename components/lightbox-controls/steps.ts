const leastSwipePixels = 40;

/** The step an arrow key asks for: -1 back, 1 on, 0 none. */
export function stepFromKey(key: string): number {
  return { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0;
}

/** The step a swipe asks for; to the left, a negative distance in pixels, is on. */
export function stepFromSwipe(distancePixels: number): number {
  return Math.abs(distancePixels) < leastSwipePixels ? 0 : -Math.sign(distancePixels);
}

/**
 * Tells how far, in pixels, a finger has moved sideways over an open lightbox when it lifts.
 * Returns a function that stops it.
 */
export function watchSwipe(onSwipe: (distancePixels: number) => void): () => void {
  let start: number | undefined;
  const onStart = ({ touches, target }: TouchEvent) => {
    const isInside = target instanceof Element && target.closest('.lightbox');
    start = isInside && touches.length === 1 ? touches[0]?.clientX : undefined;
  };
  const onEnd = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0]?.clientX;
    if (start !== undefined && end !== undefined) onSwipe(end - start);
    start = undefined;
  };
  document.addEventListener('touchstart', onStart, { passive: true });
  document.addEventListener('touchend', onEnd, { passive: true });
  return () => {
    document.removeEventListener('touchstart', onStart);
    document.removeEventListener('touchend', onEnd);
  };
}
