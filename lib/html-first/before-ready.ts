/**
 * What a visitor sees before an island is ready: notes and a deferred submit. The loader and the island's
 * module are two scripts, so the form itself records the deferred submit, by `aria-busy`, which screen
 * readers announce too.
 */
import { Attribute } from './attributes';

/** The notes that an island can show, one at a time. */
export type NoteState =
  /** A submit is deferred until the island is ready. */
  | 'deferred'
  /** The island did not start: offers other ways to do the same. */
  | 'failed'
  /** The island started after all; the deferred submit was dropped. */
  | 'ready';

/** Shows the note of a state, out of its template, and hides the others; without a state it hides all. */
export function showNote(island: Element, state?: NoteState): void {
  for (const note of island.querySelectorAll<HTMLElement>(`[${Attribute.Note}]`)) {
    note.hidden = note.dataset.note !== state;
    const stored = note.querySelector('template');
    if (!note.hidden) stored?.replaceWith(stored.content);
  }
}

/** Defers submits. @param onDeferred called at each of them */
export function deferSubmits(form: HTMLFormElement, onDeferred: () => void): void {
  form.onsubmit = (event) => {
    event.preventDefault();
    // A component that is hydrated but not yet ready would handle it as well.
    event.stopImmediatePropagation();
    form.setAttribute('aria-busy', 'true');
    onDeferred();
  };
}

/** Marks a pressed button that does nothing natively, so that the island can repeat the press once it is ready. */
export function deferPress(target: EventTarget | null): void {
  const button =
    target instanceof Element && target.closest<HTMLElement>('[type=button]:not([popovertarget])');
  if (button) button.dataset.pressed = '1';
}

/** Shows that an island did not start; drops a deferred submit. */
export function showFailure(island: Element): void {
  island.querySelector('form')?.removeAttribute('aria-busy');
  showNote(island, 'failed');
}

/** Takes over from the loader: hides its notes, and repeats a press and a submit that came too early. */
export function endWaiting(island: HTMLElement): void {
  island.dataset.ready = 'true';
  const form = island.querySelector('form');
  const hadFailed = island.querySelector(`[${Attribute.Note}=failed]:not([hidden])`);
  showNote(island, hadFailed ? 'ready' : undefined);
  const pressed = island.querySelector<HTMLElement>('[data-pressed]');
  delete pressed?.dataset.pressed;
  pressed?.click();
  if (!form) return;
  form.addEventListener('submit', () => showNote(island), { once: true });
  form.onsubmit = null;
  const isDeferred = form.hasAttribute('aria-busy');
  form.removeAttribute('aria-busy');
  // Not requestSubmit(), which Safari 15.4 lacks.
  if (isDeferred) form.querySelector<HTMLElement>('[type=submit]')?.click();
}
