/** Sends an enquiry to the email service, EmailJS, through its own library. */
// Must be the first import: without it the library does not load in a browser that blocks storage.
import './blocked-storage';
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import { version } from '@emailjs/browser/package.json';
import { formCopy } from '@/content/enquiry';
import type { EmailService } from '@/lib/site/environment';
import { type Enquiry, enquiryFields, readText } from './enquiry';
import type { Refusal, Reply } from './enquiry-state';
import { fieldSettings } from './fields';

/** The destination and the subject of an enquiry. */
export interface Delivery {
  readonly subject: string;
  readonly toEmail: string;
  readonly emailService: EmailService;
}

/**
 * The statuses with which the service refuses a message, so that it certainly did not arrive. `outOfOrder`: the
 * mailbox must be reconnected, the account or its list of allowed sites is wrong, or the browser may not send.
 */
const refusals: readonly (readonly [Refusal, ...number[]])[] = [
  ['refused', 400, 405, 413, 415, 422],
  ['refusedTooSoon', 429],
  ['outOfOrder', 401, 402, 403, 404, 410, 412, 423, 426, 451],
];

/** The URL to which a browser without scripts posts the form, as the library's `sendForm` would. */
export function formUrl({ origin }: EmailService): string {
  return `${origin.replace(/\/$/, '')}/api/v1.0/email/send-form`;
}

/** The hidden fields of a form that is posted without the library: values by name. */
export function hiddenParameters({ emailService, subject, toEmail }: Delivery) {
  return {
    lib_version: version,
    service_id: emailService.serviceId,
    template_id: emailService.templateId,
    user_id: emailService.publicKey,
    subject,
    to_email: toEmail,
  };
}

/** The `template_params` of the request to the email service; see docs/enquiries.md. */
export function templateParameters(enquiry: Enquiry, { subject, toEmail }: Delivery) {
  const texts = enquiryFields.map(
    (field) =>
      [fieldSettings[field].name, readText(field, enquiry) || formCopy.notProvided] as const,
  );
  return { ...Object.fromEntries(texts), subject, to_email: toEmail };
}

/**
 * The meaning of a status and text, which is all that the library returns. HTML comes from a captive portal or a
 * gateway, whatever its status, so the message may have arrived.
 */
export function readReply(status: number, text: string): Reply {
  if (/^\s*<|<html/i.test(text)) return 'noReply';
  if (status >= 200 && status < 300) return 'sent';
  const refusal = refusals.find(([, ...statuses]) => statuses.includes(status));
  return refusal ? refusal[0] : 'noReply';
}

/**
 * Sends an enquiry. EmailJS's client-side guards against abuse stay off, the default; see docs/enquiries.md.
 * @returns the reply, however late, since the library cannot abort its requests
 */
export async function sendEmail(enquiry: Enquiry, delivery: Delivery): Promise<Reply> {
  const { publicKey, serviceId, templateId, origin } = delivery.emailService;
  try {
    init({ publicKey, origin: new URL(origin, document.baseURI).origin });
    const parameters = templateParameters(enquiry, delivery);
    const { status, text } = await send(serviceId, templateId, parameters);
    return readReply(status, text);
  } catch (rejection) {
    // The reply, or a network error: the message may have been sent even if the browser reports that it is offline.
    console.warn('The email service did not take the enquiry:', rejection);
    if (rejection instanceof EmailJSResponseStatus)
      return readReply(rejection.status, rejection.text);
    return 'noReply';
  }
}
