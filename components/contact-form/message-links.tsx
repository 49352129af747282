import { TextLink } from '@/components/ui/links';
import { formCopy } from '@/content/enquiry';
import { whatsApp } from '@/content/site';
import { emailLink, telephoneLink, whatsAppLink } from '@/lib/site/external-links';

/** Links to WhatsApp and email that carry the form's text, or else a greeting, and to the phone. */
export function FallbackLinks({
  subject,
  toEmail,
  phone,
}: Readonly<{ subject: string; toEmail: string; phone: string }>) {
  const message = whatsApp.greeting;
  return (
    <>
      <TextLink href={whatsAppLink(phone, message)} data-message={message}>
        {whatsApp.name}
      </TextLink>
      <TextLink href={emailLink(toEmail, { subject, body: message })} data-message={message}>
        {formCopy.writeEmail}
      </TextLink>
      <TextLink href={telephoneLink(phone)}>{phone}</TextLink>
    </>
  );
}

/**
 * Makes WhatsApp links with `data-append` add their text to the message of the enquiry, once. They still open
 * WhatsApp while the enquiry is being sent, or if the message has no room and the visitor agrees to the question in
 * `data-no-room`. This is an inline script of every page with a form, so it uses only what browsers provide.
 */
export function appendOnClick(): void {
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-append]');
    const field = document.querySelector<HTMLTextAreaElement>('#message');
    if (!link || !field || field.readOnly) return;
    const text = new URLSearchParams(link.search).get('text') ?? '';
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
