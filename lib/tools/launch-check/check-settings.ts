import { identifierSettings, isListed, type readEnvironment } from '../../site/environment';
import { type Finding, findingsIn } from './findings';

export const settingsFile = '.env.local';
/** As EmailJS makes them, or as people name theirs there; the shortest are words such as `gmail`. */
const identifierPattern = /^(?!preview-|your[_-])[\w-]{5,}$/i;
const identifiers = ['publicKey', 'serviceId', 'templateId'] as const;

/** The settings of the build that no live site can have. */
export function checkSettings({
  siteUrl,
  emailService,
}: ReturnType<typeof readEnvironment>): Finding[] {
  const target = new URL(emailService.origin, siteUrl);
  const isOwnAddress = target.origin === siteUrl.origin;
  const wrong = identifiers.filter((name) => !identifierPattern.test(emailService[name]));
  return findingsIn(settingsFile, [
    !isListed(siteUrl) &&
      `NEXT_PUBLIC_SITE_URL is ${siteUrl.href}, which nobody can visit: give the address of the live site, such as https://www.your-farm.co.za.`,
    isOwnAddress &&
      'Enquiries go to the site itself, where no email service answers: take NEXT_PUBLIC_EMAILJS_ORIGIN out of .env.local and build again.',
    !isOwnAddress &&
      target.protocol !== 'https:' &&
      `Enquiries travel unprotected to ${target.origin}: let NEXT_PUBLIC_EMAILJS_ORIGIN in .env.local begin with https:// and build again.`,
    ...wrong.map(
      (name) =>
        `"${emailService[name]}" is not an identifier of an EmailJS account: copy the real one from its dashboard to ${identifierSettings[name]} in .env.local and build again.`,
    ),
  ]);
}
