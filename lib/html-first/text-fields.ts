/** The text fields of a form, and the links that carry what is in them, whether or not its island is ready. */

/** The fields of a form that a visitor writes into. */
function textFields(form: HTMLFormElement): NodeListOf<HTMLInputElement> {
  return form.querySelectorAll('textarea,input:not([type=hidden])');
}

/** The values of the fields by name, written as in an address, without those that are empty. */
export function readFields(form: HTMLFormElement): string {
  const values = new URLSearchParams();
  for (const { name, value } of textFields(form)) if (value) values.append(name, value);
  return `${values}`;
}

/** Fills the fields with such values; a field without one is emptied. */
export function fillFields(form: HTMLFormElement, stored: string): void {
  const values = new URLSearchParams(stored);
  for (const field of textFields(form)) field.value = values.get(field.name) ?? '';
}

/**
 * Writes the values of a form's text fields into the last parameter of a link, a line for each field.
 * Only for links that carry a message, as those of WhatsApp and `mailto:` do: of any other link the
 * parameter is somebody else's. Beside an empty form a link stays as it is.
 */
export function fillLink(link: HTMLAnchorElement, form: HTMLFormElement): void {
  let lines = '';
  for (const { value } of textFields(form)) {
    if (value) lines += `${value}\n`;
  }
  // Unlike encodeURIComponent this takes half of a character pair; email programs show a plus as one.
  const parameter = `${new URLSearchParams({ '': lines })}`.replace(/\+/g, '%20');
  if (lines) link.href = link.href.replace(/=[^=]*$/, parameter);
}
