import { formCopy } from '@/content/enquiry';
import { whatsApp } from '@/content/site';
import { emailLink, telephoneLink, whatsAppLink } from '@/lib/site/contact-links';
import { TextLink, type TextLinkProps } from '../ui/links';

export interface MessageLinksProps extends Pick<TextLinkProps, 'onPress'> {
  readonly subject: string;
  readonly email: string;
  readonly phone: string;
  /** The message in the links until the visitor has written one. */
  readonly message?: string;
}

/** Links that open WhatsApp and an email with a message in them, and the phone. */
export function MessageLinks({ subject, email, phone, message = '', onPress }: MessageLinksProps) {
  const carrier = { carriesMessage: true, onPress };
  return (
    <>
      <TextLink href={whatsAppLink(phone, message)} {...carrier}>
        {whatsApp.name}
      </TextLink>
      <TextLink href={emailLink(email, { subject, body: message })} {...carrier}>
        {formCopy.writeEmail}
      </TextLink>
      <TextLink href={telephoneLink(phone)}>{phone}</TextLink>
    </>
  );
}
