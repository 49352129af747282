import { phoneNotProvided } from '@/content/email-service';
import type { EmailService } from '../env';
import type { Enquiry } from './schema';

/** Where an enquiry goes and what it is about. */
export interface Delivery {
  readonly subject: string;
  readonly toEmail: string;
  /** As written for people; where the message can go by WhatsApp when it cannot go by e-mail. */
  readonly phone: string;
  readonly emailService: EmailService;
}

/** The version of EmailJS's own browser library whose request this is. */
const libraryVersion = '4.4.1';

/** Where the e-mail service takes messages. @param baseUrl where the site itself is. */
export function sendingAddress({ origin }: EmailService, baseUrl: string): string {
  return `${new URL(origin, baseUrl).origin}/api/v1.0/email/send`;
}

/** What is sent to the e-mail service as `template_params`; see docs/enquiries.md. */
export function templateParameters(enquiry: Enquiry, { subject, toEmail }: Delivery) {
  return {
    from_name: enquiry.name,
    from_email: enquiry.email,
    phone: enquiry.phone || phoneNotProvided,
    message: enquiry.message,
    subject,
    to_email: toEmail,
  };
}

/** The request's body, as the e-mail service expects it. */
export function emailRequest(enquiry: Enquiry, delivery: Delivery) {
  const { publicKey, serviceId, templateId } = delivery.emailService;
  return {
    lib_version: libraryVersion,
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: templateParameters(enquiry, delivery),
  };
}
