/**
 * A submit that waits until the form's island is ready. The loader holds it and the island's module,
 * another script, makes it, so the form itself says that it waits: by `aria-busy`, as screen readers do.
 */

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

/** Forgets the submit that is held, if there is one. */
export function forgetSubmit(form: HTMLFormElement): void {
  form.removeAttribute('aria-busy');
}

/** Lets submits through from now on, and makes the one that was held. */
export function releaseSubmits(form: HTMLFormElement): void {
  form.onsubmit = null;
  const isHeld = form.hasAttribute('aria-busy');
  forgetSubmit(form);
  // A press of the button rather than requestSubmit(), which Safari 15.4 does not have.
  if (isHeld) form.querySelector<HTMLElement>('[type=submit]')?.click();
}
