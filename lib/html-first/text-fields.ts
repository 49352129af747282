/** The fields of a form that are kept, and the links that carry what is in them, whether or not its island is ready. */

/** The fields that a visitor writes into, and the one that the island does. */
export function draftFields(form: HTMLFormElement): NodeListOf<HTMLInputElement> {
  return form.querySelectorAll('textarea,input:not([type=hidden][name])');
}

/**
 * Writes the values of a form's text fields into the last parameter of a link, a line for each field; for an
 * empty form, the link's own message. Only for links that carry a message, as those of WhatsApp and
 * `mailto:` do: of any other link the parameter is somebody else's.
 */
export function fillLink(link: HTMLAnchorElement, form: HTMLFormElement): void {
  let message = '';
  for (const { name, value } of draftFields(form)) {
    if (name && value) message += `${value}\n`;
  }
  message ||= link.dataset.message ?? '';
  // Unlike encodeURIComponent this takes half of a character pair; email programs show a plus as one.
  const parameter = `${new URLSearchParams({ '': message })}`.replace(/\+/g, '%20');
  link.href = link.href.replace(/=[^=]*$/, parameter);
}
