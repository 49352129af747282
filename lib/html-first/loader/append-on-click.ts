import { appendText } from '../append-text';
import { Attribute } from '../attributes';

/**
 * Makes links that open a chat with a text in it, such as those of WhatsApp, write the text into a
 * field of the page instead: below what stands there, whether or not the field's island is ready.
 * Where there is no room for it, the page's note on that is moved beside the link and shown.
 */
export function appendOnClick(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`[${Attribute.AppendTo}]`)) {
    const field = document.getElementById(link.getAttribute(Attribute.AppendTo) ?? '');
    const text = new URL(link.href).searchParams.get('text');
    if (!(field instanceof HTMLTextAreaElement) || !text) continue;
    link.onclick = (event) => {
      event.preventDefault();
      if (appendText(field, text)) field.focus();
      else {
        const note = document.querySelector<HTMLElement>(`[${Attribute.FieldFull}]`);
        if (note) link.after(note);
        if (note) note.hidden = false;
      }
    };
  }
}
