import { appendText } from '../append-text';
import { Attribute } from '../attributes';

/**
 * Makes links that open a chat with a text in it, such as those of WhatsApp, write the text into a
 * field of the page instead: below what stands there, whether or not the field's island is ready.
 * Where there is no room for it, the page's note on that is moved beside the link and shown.
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
