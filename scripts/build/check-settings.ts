import { identifierSettings, isListed, type readEnvironment } from '@/lib/site/environment';

/** EmailJS identifiers, generated or chosen; the shortest are like `gmail`. */
const identifierPattern = /^(?!preview-|your[_-])[\w-]{5,}$/i;
const identifiers = ['publicKey', 'serviceId', 'templateId'] as const;

/** One sentence for each setting that a live site cannot have. */
export function checkSettings({
  siteUrl,
  emailService,
}: ReturnType<typeof readEnvironment>): string[] {
  const problems = identifiers
    .filter((name) => !identifierPattern.test(emailService[name]))
    .map(
      (name) =>
        `"${emailService[name]}" is not an identifier of an EmailJS account: copy the real one from its dashboard to ${identifierSettings[name]}.`,
    );
  if (!isListed(siteUrl)) {
    problems.push(
      `NEXT_PUBLIC_SITE_URL is ${siteUrl.href}, which nobody can visit: set it to the URL of the live site, such as https://www.your-farm.co.za.`,
    );
  }
  if (emailService.origin.replace(/\/$/, '') !== 'https://api.emailjs.com') {
    problems.push(
      `Enquiries go to ${emailService.origin}, which is not EmailJS: remove NEXT_PUBLIC_EMAILJS_ORIGIN.`,
    );
  }
  return problems;
}
