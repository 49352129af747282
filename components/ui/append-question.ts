/**
 * Makes links with `data-append` that open a chat with a text in it, such as those of WhatsApp, write the
 * text below the enquiry's message instead, once, where there is room. Every page with a form has it as
 * an inline script, so it uses only what the browser provides.
 */
export function appendOnClick(): void {
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-append]');
    const field = document.querySelector<HTMLTextAreaElement>('#message');
    if (!link || !field) return;
    const text = `${new URL(link.href).searchParams.get('text')}`;
    const isThere = field.value.includes(text);
    const value = isThere ? field.value : `${field.value}\n\n${text}`.trim();
    if (value.length > field.maxLength) return;
    event.preventDefault();
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  });
}
