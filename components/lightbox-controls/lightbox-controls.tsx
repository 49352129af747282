'use client';

import { useEffect } from 'react';
import { stepFromKey, stepFromSwipe, watchSwipe } from './steps';

/** The lightbox that stands open, if any. */
function openLightbox(): HTMLElement | null {
  return document.querySelector('.lightbox:popover-open');
}

/** Shows the lightbox a step away in place of the open one. */
function showNeighbour(step: number): void {
  const id = openLightbox()?.querySelector(`[data-step="${step}"]`)?.getAttribute('popovertarget');
  // Shown by itself and not by a button inside the open one, it takes that one's place.
  if (id) document.getElementById(id)?.showPopover();
}

function returnFocus(event: Event): void {
  if (!(event.target instanceof HTMLElement) || !event.target.matches('.lightbox')) return;
  if (openLightbox()) return;
  document.querySelector<HTMLElement>(`button[popovertarget="${event.target.id}"]`)?.focus();
}

function onClick(event: Event): void {
  if (!(event.target instanceof HTMLElement) || !event.target.dataset.step) return;
  event.preventDefault();
  showNeighbour(Number(event.target.dataset.step));
}

function onKeyDown({ key }: KeyboardEvent): void {
  showNeighbour(stepFromKey(key));
}

/** Adds to the lightboxes what HTML alone cannot: arrow keys, swiping, and focus that returns. */
export function LightboxControls() {
  useEffect(() => {
    const stopWatching = watchSwipe((distance) => showNeighbour(stepFromSwipe(distance)));
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('toggle', returnFocus, true);
    return () => {
      stopWatching();
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('toggle', returnFocus, true);
    };
  }, []);
  return null;
}
