import { TextLink } from '@/components/ui/links';
import { formCopy } from '@/content/enquiry';
import { whatsApp } from '@/content/site';
import { emailLink, telephoneLink, whatsAppLink } from '@/lib/site/external-links';

export interface FallbackLinksProps {
  readonly subject: string;
  readonly email: string;
  readonly phone: string;
}

/** Links to WhatsApp and email that carry the form's text, or else a greeting, and to the phone. */
export function FallbackLinks({ subject, email, phone }: FallbackLinksProps) {
  const message = whatsApp.greeting;
  return (
    <>
      <TextLink href={whatsAppLink(phone, message)} data-message={message}>
        {whatsApp.name}
      </TextLink>
      <TextLink href={emailLink(email, { subject, body: message })} data-message={message}>
        {formCopy.writeEmail}
      </TextLink>
      <TextLink href={telephoneLink(phone)}>{phone}</TextLink>
    </>
  );
}
