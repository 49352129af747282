import { identifierSettings } from '../env';
import { type Delivery, emailRequest, sendingAddress } from './email-request';

/** A call to the e-mail service as a visitor's enquiry would make it: built, and never sent. */
export interface DryCall {
  readonly address: string;
  readonly body: string;
  /** One sentence for each thing that would keep enquiries from the farm; none when all is set. */
  readonly problems: readonly string[];
}

const mostBodyBytes = 50_000;
/** As EmailJS makes them, or as people name theirs there; the shortest are words such as `gmail`. */
const identifierPattern = /^(?!preview-|your[_-])[\w-]{5,}$/i;
const identifiers = ['publicKey', 'serviceId', 'templateId'] as const;

/** The longest enquiry that the form lets through, in characters that take the most room. */
const longest = {
  name: '😀'.repeat(50),
  email: 'visitor@example.com',
  phone: '+27 82 123 4567',
  message: '😀'.repeat(500),
};

function problemsOfAddress(address: URL, siteUrl: URL): string[] {
  if (address.origin === siteUrl.origin) {
    return [
      'Enquiries go to the site itself, where no e-mail service answers: take NEXT_PUBLIC_EMAILJS_ORIGIN out of .env.local and build again.',
    ];
  }
  if (address.protocol === 'https:') return [];
  return [
    `Enquiries travel unprotected to ${address.origin}: let NEXT_PUBLIC_EMAILJS_ORIGIN in .env.local begin with https:// and build again.`,
  ];
}

/** Builds the call for the longest enquiry possible and looks for what is missing in it. */
export function dryCall(delivery: Delivery, siteUrl: URL): DryCall {
  const { emailService, subject, toEmail } = delivery;
  const address = sendingAddress(emailService, siteUrl.href);
  const body = JSON.stringify(emailRequest(longest, delivery));
  const bytes = Buffer.byteLength(body);
  const problems = problemsOfAddress(new URL(address), siteUrl);
  for (const identifier of identifiers) {
    const value = emailService[identifier];
    if (!identifierPattern.test(value)) {
      problems.push(
        `"${value}" is no identifier of an EmailJS account: copy the real one from its dashboard to ${identifierSettings[identifier]} in .env.local and build again.`,
      );
    }
  }
  if (/@example\.(com|org|net)$/.test(toEmail)) {
    problems.push(
      `Enquiries go to ${toEmail}, which nobody reads: write the farm's address into content/farm.ts and build again.`,
    );
  }
  if (!subject.trim()) {
    problems.push(
      'An enquiry has no subject: give each page one in content/enquiry.ts and build again.',
    );
  }
  if (bytes > mostBodyBytes) {
    problems.push(
      `The longest enquiry takes ${bytes} bytes, and the e-mail service takes ${mostBodyBytes}: lower the limits in content/enquiry.ts and build again.`,
    );
  }
  return { address, body, problems };
}
