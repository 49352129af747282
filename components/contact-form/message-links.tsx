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

/** Says what a link has added to the message or, if there was no room, offers WhatsApp instead: for `appendOnClick`. */
export function Appended({ phone }: Readonly<{ phone: string }>) {
  const note = 'mb-4 border-l-4 bg-white px-5 py-4';
  return (
    <>
      <p
        id="added"
        aria-live="polite"
        data-prefix={formCopy.added}
        className={`${note} border-accent empty:m-0 empty:border-0 empty:p-0`}
      />
      <p id="no-room" tabIndex={-1} hidden className={`${note} border-danger`}>
        {`${formCopy.noRoom} `}
        <TextLink href={whatsAppLink(phone, '')}>{formCopy.askOnWhatsApp}</TextLink>
      </p>
    </>
  );
}

/**
 * Makes links to the form add their question to its message, once, and focus the first field to fill in. The question
 * is in `data-append` as in the link to WhatsApp beside it, so that compression stores it once. The browser jumps by
 * itself, so that Back returns to the link. If the message has no room, `Appended` offers WhatsApp until the form
 * changes. While the enquiry is being sent, the links only jump. This is an inline script of every page with a form, so
 * it uses only what browsers provide.
 */
export function appendOnClick(): void {
  const find = <T extends HTMLElement>(id: string) => document.querySelector<T>(id);
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-append]');
    const query = link && link.dataset.append;
    const field = find<HTMLTextAreaElement>('#message');
    const added = find('#added');
    const noRoom = find('#no-room');
    const other = noRoom?.querySelector('a');
    if (!query || !field?.form || !added || !noRoom || !other || field.readOnly) return;
    const text = new URLSearchParams(query).get('text') ?? '';
    const isThere = field.value.includes(text);
    const value = isThere ? field.value : `${field.value}\n\n${text}`.trim();
    const hasRoom = value.length <= field.maxLength;
    noRoom.hidden = hasRoom;
    added.textContent = hasRoom ? `${added.dataset.prefix} ${text}` : '';
    if (hasRoom) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    } else {
      other.search = query;
      field.form.addEventListener('input', () => (noRoom.hidden = true), { once: true });
    }
    const empty = field.form.querySelector<HTMLElement>('input:invalid') ?? field;
    const focused = hasRoom ? empty : noRoom;
    // After the jump, which takes the focus away. In the middle of the screen its label is in view.
    setTimeout(() => {
      focused.focus();
      focused.scrollIntoView({ block: 'center' });
    });
  });
}
