import { describeError } from '../describe-error';
import { readEnvironment } from '../env';
import { isListed } from '../seo/is-listed';
import type { Finding } from './finding';

const identifiers = {
  publicKey: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  serviceId: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  templateId: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
} as const;

type Environment = Record<string, string | undefined>;

function problemsOf(environment: Environment): string[] {
  const { siteUrl, emailService } = readEnvironment(environment);
  const problems: string[] = [];
  if (!isListed(siteUrl, {})) {
    problems.push(
      `NEXT_PUBLIC_SITE_URL is ${siteUrl.href}, which nobody can visit: give the address of the live site, such as https://www.your-farm.co.za.`,
    );
  }
  for (const key of ['publicKey', 'serviceId', 'templateId'] as const) {
    if (!/^preview-|^your|\s/i.test(emailService[key])) continue;
    problems.push(
      `${identifiers[key]} is "${emailService[key]}", which stands in for a real one: copy it from the EmailJS dashboard.`,
    );
  }
  if (!emailService.origin.startsWith('https://')) {
    problems.push(
      `NEXT_PUBLIC_EMAILJS_ORIGIN is ${emailService.origin}, which is for tests: delete the line, so that enquiries go to EmailJS.`,
    );
  }
  return problems;
}

/** The settings of the build that no live site can have. */
export function checkSettings(environment: Environment): Finding[] {
  const open = '.env.local';
  try {
    return problemsOf(environment).map((problem) => ({ open, problem }));
  } catch (error) {
    return [{ open, problem: describeError(error) }];
  }
}
