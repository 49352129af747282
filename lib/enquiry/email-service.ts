/** Hands an enquiry to the email service, EmailJS, through its own library. */
// Comes first, since the library below could not load in a browser that blocks storage.
import './blocked-storage';
import { EmailJSResponseStatus, init, send } from '@emailjs/browser';
import { formCopy } from '@/content/enquiry';
import type { EmailService } from '@/lib/site/environment';
import { type Enquiry, enquiryFields, fieldSettings } from './enquiry';
import type { Answer, Refusal } from './states';

/** Where an enquiry goes and what it is about. */
export interface Delivery {
  readonly subject: string;
  readonly toEmail: string;
  readonly emailService: EmailService;
}

const maxAnswerMilliseconds = 30_000;

/**
 * The statuses with which the service refuses a message, which has certainly not arrived then. Out of
 * order: the mailbox has to be connected again, or the account or its list of sites is at fault.
 */
const refusals: readonly (readonly [Refusal, ...number[]])[] = [
  ['refused', 400, 405, 413, 415, 422, 451],
  ['refusedTooSoon', 429],
  ['outOfOrder', 401, 402, 403, 404, 410, 412],
];

/** Where a browser without scripts posts the form to, as the library's `sendForm` would. */
export function formAddress({ origin }: EmailService): string {
  return `${origin.replace(/\/$/, '')}/api/v1.0/email/send-form`;
}

/** What a form posted without the library carries beside its fields: values by name. */
export function hiddenParameters(delivery: Delivery, libraryVersion: string) {
  const { serviceId, templateId, publicKey } = delivery.emailService;
  return {
    lib_version: libraryVersion,
    service_id: serviceId,
    template_id: templateId,
    user_id: publicKey,
    subject: delivery.subject,
    to_email: delivery.toEmail,
  };
}

/** What is sent to the email service as `template_params`; see docs/enquiries.md. */
export function templateParameters(enquiry: Enquiry, { subject, toEmail }: Delivery) {
  const texts = enquiryFields.map(
    (field) => [fieldSettings[field].parameter, enquiry[field] || formCopy.notProvided] as const,
  );
  return { ...Object.fromEntries(texts), subject, to_email: toEmail };
}

/**
 * What a status and text mean, which is all that the library returns. HTML of any status comes from
 * a network that asks for a login first, or from a gateway: nobody knows what it did with the message.
 */
export function readAnswer(status: number, text: string): Answer {
  if (/^\s*<|<html/i.test(text)) return 'unanswered';
  if (status >= 200 && status < 300) return 'sent';
  const refusal = refusals.find(([, ...statuses]) => statuses.includes(status));
  return refusal ? refusal[0] : 'unanswered';
}

/** Whether the browser says so; some never do. */
const isOffline = () => navigator.onLine === false;

// EmailJS's own guards against abuse stay off, as they are unless asked for; see docs/enquiries.md.
async function postEnquiry(enquiry: Enquiry, delivery: Delivery): Promise<Answer> {
  const { publicKey, serviceId, templateId, origin } = delivery.emailService;
  const wasOffline = isOffline();
  try {
    init({ publicKey, origin: new URL(origin, document.baseURI).origin });
    const parameters = templateParameters(enquiry, delivery);
    const { status, text } = await send(serviceId, templateId, parameters);
    return readAnswer(status, text);
  } catch (rejection) {
    // An answer, a sentence about the settings, or a network error.
    console.warn('The email service did not take the enquiry:', rejection);
    if (typeof rejection === 'string') return 'outOfOrder';
    if (rejection instanceof EmailJSResponseStatus)
      return readAnswer(rejection.status, rejection.text);
    return wasOffline && isOffline() ? 'noConnection' : 'unanswered';
  }
}

/**
 * Sends an enquiry.
 * @returns the answer; after 30 seconds without one `unanswered`, since the library's requests cannot be aborted
 */
export function sendEmail(enquiry: Enquiry, delivery: Delivery): Promise<Answer> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxAnswerMilliseconds, 'unanswered');
    void postEnquiry(enquiry, delivery).then(resolve);
  });
}
