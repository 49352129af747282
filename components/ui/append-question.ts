/**
 * Links that write a question about something on the page into the enquiry's message. An enum, since
 * the bundler writes its values straight into the page's script.
 */
export enum AskAttribute {
  /** On a link with a `text` in its address: a click writes it into the message. */
  Link = 'data-append',
  /** On the note shown when there is no room for the text. */
  NoRoom = 'data-full',
}

/**
 * Writes a text below the existing text of a field, once.
 * @returns whether there was room; if not, nothing changes.
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
 * Makes links that open a chat with a text in it, such as those of WhatsApp, write the text into the
 * enquiry's message instead. If there is no room for it, the page's note about that is moved beside
 * the link and shown. Part of each page's inline script: every visitor pays for each line.
 */
export function appendOnClick(): void {
  const note = document.querySelector<HTMLElement>(`[${AskAttribute.NoRoom}]`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`[${AskAttribute.Link}]`)) {
    link.onclick = () => {
      const field = document.querySelector<HTMLTextAreaElement>('#message');
      if (!field || !note) return true;
      note.hidden = appendText(field, `${new URL(link.href).searchParams.get('text')}`);
      if (note.hidden) field.focus();
      else link.after(note);
      return false;
    };
  }
}
