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

/** Says that the message has no room for a question, with a link that asks it on WhatsApp: for `appendOnClick`. */
export function NoRoom() {
  return (
    <p
      id="no-room"
      tabIndex={-1}
      hidden
      className="mb-6 border-l-4 border-danger bg-white px-5 py-4"
    >
      {`${formCopy.noRoom} `}
      <TextLink href="">{formCopy.askOnWhatsApp}</TextLink>
    </p>
  );
}

/**
 * Makes WhatsApp links with `data-append` add their text to the message of the enquiry, once; if the message has no
 * room, `NoRoom` is shown until the form changes. They still open WhatsApp while the enquiry is being sent. This is an
 * inline script of every page with a form, so it uses only what browsers provide.
 */
export function appendOnClick(): void {
  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-append]');
    const field = document.querySelector<HTMLTextAreaElement>('#message');
    const noRoom = document.querySelector<HTMLElement>('#no-room');
    const other = noRoom?.querySelector('a');
    if (!link || !field || !noRoom || !other || field.readOnly) return;
    event.preventDefault();
    const text = new URLSearchParams(link.search).get('text') ?? '';
    const isThere = field.value.includes(text);
    const value = isThere ? field.value : `${field.value}\n\n${text}`.trim();
    const hasRoom = value.length <= field.maxLength;
    noRoom.hidden = hasRoom;
    if (!hasRoom) {
      other.href = link.href;
      noRoom.focus();
      field.form?.addEventListener('change', () => (noRoom.hidden = true), { once: true });
      return;
    }
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  });
}
