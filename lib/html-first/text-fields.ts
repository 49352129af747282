/** What links take out of text fields and write into them, whether or not the fields' island is ready. */
import { Attribute } from './attributes';

/** The fields of a form that a visitor writes into. */
export function textFields(form: HTMLFormElement): NodeListOf<HTMLInputElement> {
  return form.querySelectorAll('textarea,input:not([type=hidden])');
}

/**
 * Writes what a form's text fields hold now into the last parameter of a link, a line for each field.
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

/**
 * Writes a text below what stands in a text field, once.
 * @returns whether there was room; without it nothing is changed.
 */
export function appendText(field: HTMLTextAreaElement, text: string): boolean {
  if (field.value.includes(text)) return true;
  const value = `${field.value}\n\n${text}`.trim();
  if (value.length > field.maxLength) return false;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/**
 * Makes links that open a chat with a text in it, such as those of WhatsApp, write the text into a
 * field of the page instead. Where there is no room for it, the page's note on that is moved beside
 * the link and shown.
 */
export function appendOnClick(): void {
  const note = document.querySelector<HTMLElement>(`[${Attribute.FieldFull}]`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`[${Attribute.AppendTo}]`)) {
    link.onclick = () => {
      const field = document.querySelector<HTMLTextAreaElement>(
        `#${link.getAttribute(Attribute.AppendTo)}`,
      );
      if (!field || !note) return true;
      note.hidden = appendText(field, `${new URL(link.href).searchParams.get('text')}`);
      if (note.hidden) field.focus();
      else link.after(note);
      return false;
    };
  }
}
