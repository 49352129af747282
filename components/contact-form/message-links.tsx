import { TextLink } from '@/components/ui/links';
import { formCopy } from '@/content/enquiry';
import { whatsApp } from '@/content/shared-text';
import { emailLink, telephoneLink, whatsAppLink } from '@/lib/site/external-links';

/** Links to WhatsApp, email and phone. The first two carry `words` or, without them, a greeting that the loader replaces by the form's text. */
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
