/**
 * Makes links that open a chat with a text in it, such as those of WhatsApp, write the text of their
 * `data-append` below the enquiry's message instead, once. While the enquiry is being sent, or where the message has
 * no room and the visitor agrees, the link opens the chat. Every page with a form has it as an inline
 * script, so it uses only what the browser provides, and asks by `data-no-room` of the message.
 */
export function appendOnClick(): void {
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-append]');
    const field = document.querySelector<HTMLTextAreaElement>('#message');
    if (!link || !field || field.readOnly) return;
    const { append: text = '' } = link.dataset;
    const isThere = field.value.includes(text);
    const value = isThere ? field.value : `${field.value}\n\n${text}`.trim();
    const hasRoom = value.length <= field.maxLength;
    if (hasRoom || !confirm(field.dataset.noRoom)) event.preventDefault();
    if (!hasRoom) return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  });
}
