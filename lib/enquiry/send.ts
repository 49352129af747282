import { init, send } from '@emailjs/browser';
import { emailServiceGuards, enquiryWords, sendingTimeoutSeconds } from '@/content/enquiry';
import type { EmailService } from '../env';
import type { Enquiry } from './schema';

/** Where an enquiry goes and what it is about. */
export interface Delivery {
  readonly subject: string;
  readonly toEmail: string;
  readonly emailService: EmailService;
}

/** What is sent to the e-mail service as `template_params`. */
export function templateParameters(enquiry: Enquiry, { subject, toEmail }: Delivery) {
  return {
    from_name: enquiry.name,
    from_email: enquiry.email,
    phone: enquiry.phone || enquiryWords.phoneNotProvided,
    message: enquiry.message,
    subject,
    to_email: toEmail,
  };
}

function silence(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The e-mail service did not answer in time.')), milliseconds);
  });
}

// Without a storage provider of its own the library silently drops its rate limit. Where storage is
// blocked there is none to remember the last message in, and sending goes on without the limit.
const storageProvider = {
  get: async (key: string) => window.localStorage?.getItem(key),
  set: async (key: string, value: string) => window.localStorage?.setItem(key, value),
  remove: async (key: string) => window.localStorage?.removeItem(key),
};

/**
 * Sends an enquiry through the e-mail service.
 * @throws whatever went wrong: a response status, a network error, a plain string, or a silence
 * longer than the timeout. The library has no abort, so a silent message may still arrive.
 */
export async function sendEnquiry(enquiry: Enquiry, delivery: Delivery): Promise<void> {
  const { publicKey, serviceId, templateId, origin } = delivery.emailService;
  const { blockHeadless, blockedEmails, secondsBetweenMessages } = emailServiceGuards;
  init({
    publicKey,
    origin: new URL(origin, document.baseURI).origin,
    storageProvider,
    blockHeadless,
    ...(blockedEmails.length > 0 && {
      blockList: { list: blockedEmails, watchVariable: 'from_email' },
    }),
    ...(secondsBetweenMessages > 0 && {
      limitRate: { id: 'enquiry', throttle: secondsBetweenMessages * 1000 },
    }),
  });
  await Promise.race([
    send(serviceId, templateId, templateParameters(enquiry, delivery)),
    silence(sendingTimeoutSeconds * 1000),
  ]);
}
