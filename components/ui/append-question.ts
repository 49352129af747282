/** On a link with a `text` in its address: a click writes it into the enquiry's message. */
export const askAttribute = 'data-append';

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
 * enquiry's message instead, where it has room. Part of each page's inline script: every visitor pays
 * for each line.
 */
export function appendOnClick(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`[${askAttribute}]`)) {
    link.onclick = () => {
      const field = document.querySelector<HTMLTextAreaElement>('#message');
      const text = `${new URL(link.href).searchParams.get('text')}`;
      if (!field || !appendText(field, text)) return true;
      field.focus();
      return false;
    };
  }
}
