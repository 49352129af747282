import { TextLink } from '@/components/ui/links';
import { formCopy } from '@/content/enquiry';
import { whatsApp } from '@/content/site';
import { emailLink, telephoneLink, whatsAppLink } from '@/lib/site/external-links';

/** Links to phone, WhatsApp and email. The last two carry a greeting, the given text, or the form's text from the loader. */
export function FallbackLinks({
  subject,
  toEmail,
  phone,
  words,
}: Readonly<{ subject: string; toEmail: string; phone: string; words?: string }>) {
  const message = words || whatsApp.greeting;
  const filled = words === undefined && { 'data-message': message };
  return (
    <>
      <TextLink href={whatsAppLink(phone, message)} {...filled}>
        {whatsApp.name}
      </TextLink>
      <TextLink href={emailLink(toEmail, { subject, body: message })} {...filled}>
        {formCopy.writeEmail}
      </TextLink>
      <TextLink href={telephoneLink(phone)}>{phone}</TextLink>
    </>
  );
}

/**
 * Makes links to the form add their question to its message, once, and focus the first field to fill in. The question
 * is in `data-append` as in the link to WhatsApp beside it, so that compression stores it once. While an enquiry is
 * being sent, a link only jumps, and its question is added after the reply. This is an inline script of every page with
 * a form, so it uses only what browsers provide.
 */
export function appendOnClick(): void {
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-append]');
    const field = document.querySelector<HTMLTextAreaElement>('#message');
    const note = document.querySelector<HTMLElement>('#added');
    // With a modifier key, the link opens another tab.
    if (!link || !field || !note || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const add = () => {
      const replyPollMilliseconds = 250;
      if (field.readOnly) return setTimeout(add, replyPollMilliseconds);
      const text = new URLSearchParams(link.dataset.append).get('text') ?? '';
      note.textContent = `${note.dataset.prefix} ${text}`;
      if (field.value.includes(text)) return;
      field.value = `${field.value}\n\n${text}`.trim();
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    if (add()) return;
    // Jumps at once: Firefox would jump after the focus moves, and Back would return there instead of to the link. In
    // Chromium, Back from an address with a hash returns to that hash's element.
    event.preventDefault();
    history.replaceState(null, '', location.href.replace(/#.*/, ''));
    location.hash = link.hash;
    const focused = field.form?.querySelector<HTMLElement>('input:invalid') ?? field;
    focused.focus();
  });
}
