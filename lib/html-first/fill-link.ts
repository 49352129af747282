import { textFields } from './text-fields';

/**
 * Writes what a form's text fields hold now into the `text` or `body` parameter of a link, as those
 * of WhatsApp and `mailto:` have one, a line for each field. A link without such a parameter, and a
 * link beside an empty form, stay as they are.
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
