import { enquirySubjects } from '@/content/enquiry';
import { farm } from '@/content/farm';
import { describeError } from '../describe-error';
import { dryCall } from '../enquiry/dry-call';
import { readEnvironment } from '../env';
import { isListed } from '../seo/is-listed';
import type { Finding } from './finding';

const settingsFile = '.env.local';

type Environment = Record<string, string | undefined>;

function problemsOf(environment: Environment, toEmail: string): string[] {
  const { siteUrl, emailService } = readEnvironment(environment);
  const { phone } = farm;
  const { problems } = dryCall(
    { subject: enquirySubjects['/'], toEmail, phone, emailService },
    siteUrl,
  );
  if (isListed(siteUrl, {})) return [...problems];
  return [
    `NEXT_PUBLIC_SITE_URL is ${siteUrl.href}, which nobody can visit: give the address of the live site, such as https://www.your-farm.co.za.`,
    ...problems,
  ];
}

/** The settings of the build, and of its enquiries, that no live site can have. */
export function checkSettings(environment: Environment, toEmail: string = farm.email): Finding[] {
  try {
    return problemsOf(environment, toEmail).map((problem) => ({
      open: problem.match(/content\/[\w-]+\.ts/)?.[0] ?? settingsFile,
      problem,
    }));
  } catch (error) {
    return [{ open: settingsFile, problem: describeError(error) }];
  }
}
