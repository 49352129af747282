/**
 * What a visitor meets before an island is ready: a submit that waits, and notes. The loader and the
 * island's module are two scripts, so the form itself says that a submit waits: by `aria-busy`, as
 * screen readers do.
 */
import { Attribute } from './attributes';

/** The notes that an island can show, one at a time. */
export type NoteState =
  /** A submit is held until the island is ready. */
  | 'held'
  /** The island did not start: other ways to do the same. */
  | 'failed'
  /** The island started after all; a submit that waited was not made. */
  | 'ready';

/** Shows only the note of this state in an island, out of its template; without a state, none. */
export function showNote(island: Element, state?: NoteState): void {
  for (const note of island.querySelectorAll<HTMLElement>(`[${Attribute.Note}]`)) {
    note.hidden = note.getAttribute(Attribute.Note) !== state;
    const stored = note.querySelector('template');
    if (!note.hidden) stored?.replaceWith(stored.content);
  }
}

/** Lets no submit through. @param onHeld called each time that one is held instead */
export function holdSubmits(form: HTMLFormElement, onHeld: () => void): void {
  form.onsubmit = (event) => {
    event.preventDefault();
    // A component that is hydrated but not yet ready would answer it as well.
    event.stopImmediatePropagation();
    form.setAttribute('aria-busy', 'true');
    onHeld();
  };
}

/** Shows that an island did not start; a submit that is held is forgotten. */
export function showFailure(island: Element): void {
  island.querySelector('form')?.removeAttribute('aria-busy');
  showNote(island, 'failed');
}

/** Lets submits through from now on, and makes the one that was held. */
export function releaseSubmits(form: HTMLFormElement): void {
  form.onsubmit = null;
  const isHeld = form.hasAttribute('aria-busy');
  form.removeAttribute('aria-busy');
  // A press of the button rather than requestSubmit(), which Safari 15.4 does not have.
  if (isHeld) form.querySelector<HTMLElement>('[type=submit]')?.click();
}
