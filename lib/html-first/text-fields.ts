/** The text fields of a form, and links that carry their text, whether or not the island is ready. */

/** The fields that the visitor fills in, and the hidden one that the island fills in. */
export function draftFields(form: HTMLFormElement): NodeListOf<HTMLInputElement> {
  return form.querySelectorAll('textarea,input:not([type=hidden][name])');
}

/**
 * Writes the values of a form's text fields into the last parameter of a link, a line for each field; for an
 * empty form, the link's own message. Only for links that end in a message, as WhatsApp and `mailto:` links do.
 */
export function fillLink(link: HTMLAnchorElement, form: HTMLFormElement): void {
  let message = '';
  for (const { name, value } of draftFields(form)) {
    if (name && value) message += `${value}\n`;
  }
  message ||= link.dataset.message ?? '';
  // encodeURIComponent would throw at half a surrogate pair. Email programs show a plus as a plus.
  const parameter = `${new URLSearchParams({ '': message })}`.replace(/\+/g, '%20');
  link.href = link.href.replace(/=[^=]*$/, parameter);
}
