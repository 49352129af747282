import { enquirySubjects } from '@/content/enquiry';
import { farm } from '@/content/farm';
import { identifierSettings, isListed, type readEnvironment } from '../../site/environment';
import { type Finding, unless } from './findings';

export type Settings = ReturnType<typeof readEnvironment>;

export const settingsFile = '.env.local';
/** As EmailJS makes them, or as people name theirs there; the shortest are words such as `gmail`. */
const identifierPattern = /^(?!preview-|your[_-])[\w-]{5,}$/i;
const identifiers = ['publicKey', 'serviceId', 'templateId'] as const;

/** What in the content would keep an enquiry from being read. */
export function checkDelivery(
  toEmail: string = farm.email,
  subjects: Readonly<Record<string, string>> = enquirySubjects,
): Finding[] {
  return [
    ...unless(
      !/@example\.(com|org|net)$/.test(toEmail),
      'content/farm.ts',
      `Enquiries go to ${toEmail}, which nobody reads: write the farm's address into content/farm.ts and build again.`,
    ),
    ...Object.entries(subjects).flatMap(([route, subject]) =>
      unless(
        subject.trim() !== '',
        'content/enquiry.ts',
        `Enquiries from ${route} have no subject: give the page one in content/enquiry.ts and build again.`,
      ),
    ),
  ];
}

/** The settings of the build that no live site can have. */
export function checkSettings({ siteUrl, emailService }: Settings): Finding[] {
  const target = new URL(emailService.origin, siteUrl);
  const isOwnAddress = target.origin === siteUrl.origin;
  return [
    ...unless(
      isListed(siteUrl, {}),
      settingsFile,
      `NEXT_PUBLIC_SITE_URL is ${siteUrl.href}, which nobody can visit: give the address of the live site, such as https://www.your-farm.co.za.`,
    ),
    ...unless(
      !isOwnAddress,
      settingsFile,
      'Enquiries go to the site itself, where no email service answers: take NEXT_PUBLIC_EMAILJS_ORIGIN out of .env.local and build again.',
    ),
    ...unless(
      isOwnAddress || target.protocol === 'https:',
      settingsFile,
      `Enquiries travel unprotected to ${target.origin}: let NEXT_PUBLIC_EMAILJS_ORIGIN in .env.local begin with https:// and build again.`,
    ),
    ...identifiers.flatMap((identifier) =>
      unless(
        identifierPattern.test(emailService[identifier]),
        settingsFile,
        `"${emailService[identifier]}" is no identifier of an EmailJS account: copy the real one from its dashboard to ${identifierSettings[identifier]} in .env.local and build again.`,
      ),
    ),
  ];
}
