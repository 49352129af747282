import { formCopy } from '@/content/enquiry';
import { whatsApp } from '@/content/site';
import { emailLink, telephoneLink, whatsAppLink } from '@/lib/site/contact-links';
import { TextLink } from '../ui/links';

export interface MessageLinksProps {
  readonly subject: string;
  readonly email: string;
  readonly phone: string;
  /** The message in the links until the visitor has written one. */
  readonly message?: string;
}

/** Links that open WhatsApp and an email with a message in them, and the phone. */
export function MessageLinks({ subject, email, phone, message = '' }: MessageLinksProps) {
  return (
    <>
      <TextLink href={whatsAppLink(phone, message)} data-message="">
        {whatsApp.name}
      </TextLink>
      <TextLink href={emailLink(email, { subject, body: message })} data-message="">
        {formCopy.writeEmail}
      </TextLink>
      <TextLink href={telephoneLink(phone)}>{phone}</TextLink>
    </>
  );
}
