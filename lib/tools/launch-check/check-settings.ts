import { enquirySubjects } from '@/content/enquiry';
import { farm } from '@/content/farm';
import { describeError } from '../../site/describe-error';
import {
  type EmailService,
  identifierSettings,
  isListed,
  readEnvironment,
} from '../../site/environment';
import type { Finding } from './finding';

const settingsFile = '.env.local';
const subjectsFile = 'content/enquiry.ts';
/** As EmailJS makes them, or as people name theirs there; the shortest are words such as `gmail`. */
const identifierPattern = /^(?!preview-|your[_-])[\w-]{5,}$/i;
const identifiers = ['publicKey', 'serviceId', 'templateId'] as const;

type Environment = Record<string, string | undefined>;

function settingsFinding(problem: string): Finding {
  return { open: settingsFile, problem };
}

function checkAddress({ origin }: EmailService, siteUrl: URL): Finding[] {
  const address = new URL(origin, siteUrl);
  if (address.origin === siteUrl.origin) {
    return [
      settingsFinding(
        'Enquiries go to the site itself, where no email service answers: take NEXT_PUBLIC_EMAILJS_ORIGIN out of .env.local and build again.',
      ),
    ];
  }
  if (address.protocol === 'https:') return [];
  return [
    settingsFinding(
      `Enquiries travel unprotected to ${address.origin}: let NEXT_PUBLIC_EMAILJS_ORIGIN in .env.local begin with https:// and build again.`,
    ),
  ];
}

function checkIdentifiers(emailService: EmailService): Finding[] {
  return identifiers.flatMap((identifier) => {
    const value = emailService[identifier];
    if (identifierPattern.test(value)) return [];
    return [
      settingsFinding(
        `"${value}" is no identifier of an EmailJS account: copy the real one from its dashboard to ${identifierSettings[identifier]} in .env.local and build again.`,
      ),
    ];
  });
}

/** What in the content would keep an enquiry from being read. */
function checkDelivery(toEmail: string, subjects: Readonly<Record<string, string>>): Finding[] {
  const isRead = !/@example\.(com|org|net)$/.test(toEmail);
  const bare = Object.keys(subjects).filter((route) => !subjects[route]?.trim());
  return [
    ...(isRead
      ? []
      : [
          {
            open: 'content/farm.ts',
            problem: `Enquiries go to ${toEmail}, which nobody reads: write the farm's address into content/farm.ts and build again.`,
          },
        ]),
    ...bare.map((route) => ({
      open: subjectsFile,
      problem: `Enquiries from ${route} have no subject: give the page one in ${subjectsFile} and build again.`,
    })),
  ];
}

/** The settings of the build, and of its enquiries, that no live site can have. */
export function checkSettings(
  environment: Environment,
  toEmail: string = farm.email,
  subjects: Readonly<Record<string, string>> = enquirySubjects,
): Finding[] {
  try {
    const { siteUrl, emailService } = readEnvironment(environment);
    const isPublic = isListed(siteUrl, {});
    return [
      ...(isPublic
        ? []
        : [
            settingsFinding(
              `NEXT_PUBLIC_SITE_URL is ${siteUrl.href}, which nobody can visit: give the address of the live site, such as https://www.your-farm.co.za.`,
            ),
          ]),
      ...checkAddress(emailService, siteUrl),
      ...checkIdentifiers(emailService),
      ...checkDelivery(toEmail, subjects),
    ];
  } catch (error) {
    return [settingsFinding(describeError(error))];
  }
}
