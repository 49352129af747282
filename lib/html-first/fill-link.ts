import { textFields } from './text-fields';

/** Longer links are cut by some email programs. */
const maxEncodedCharacters = 1800;
const charactersPerCut = 20;

/**
 * Writes what a form's text fields hold now into the `text` or `body` parameter of a link, as those
 * of WhatsApp and `mailto:` have one, a line for each field; too long a text ends in an ellipsis.
 * A link without such a parameter, and a link beside an empty form, stay as they are.
 */
export function fillLink(link: HTMLAnchorElement, form: HTMLFormElement): void {
  let words = '';
  for (const { value } of textFields(form)) {
    if (value) words += `${value}\n`;
  }
  if (!words) return;
  let parameter: string;
  do {
    // Unlike encodeURIComponent this takes half of a character pair; a plus would be shown as one.
    parameter = `${new URLSearchParams({ '': words })}`.replace(/\+/g, '%20');
    words = `${words.slice(0, -charactersPerCut)}…`;
  } while (parameter.length > maxEncodedCharacters);
  link.href = link.href.replace(/\b(text|body)=[^&]*/, `$1${parameter}`);
}
