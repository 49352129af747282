/** Sends one marked message the way visitors' enquiries go. */
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { describeError } from '../../site/describe-error';

export interface CanarySettings {
  /** Of the live site, whose front page carries the identifiers. */
  readonly siteUrl: URL;
  /** The email service. Not read from the page, so that the private key goes nowhere else. */
  readonly serviceOrigin: string;
  readonly privateKey: string;
  /** How long the site and the service may each take to answer. */
  readonly maxMilliseconds: number;
}

async function readText(url: URL, maxMilliseconds: number, request?: RequestInit) {
  const signal = AbortSignal.timeout(maxMilliseconds);
  try {
    const response = await fetch(url, { ...request, signal });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new Error(`${url.host} did not answer (${describeError(error)}): try again later.`);
  }
}

/** The hidden fields of a page's form. @throws where a value is missing */
function readFormFields(html: string, siteUrl: URL) {
  const page = fromHtml(html);
  const valueOf = (name: string) => {
    const value = select(`form input[type=hidden][name=${name}]`, page)?.properties.value;
    if (typeof value === 'string' && value) return value;
    throw new Error(`${siteUrl} has no form with ${name}: put the newest build online.`);
  };
  return {
    service_id: valueOf('service_id'),
    template_id: valueOf('template_id'),
    user_id: valueOf('user_id'),
    to_email: valueOf('to_email'),
  };
}

/**
 * Posts one test message as the live site's form would, through the service's documented REST call.
 * @returns a sentence that says that the service took it
 * @throws a sentence that says what is wrong and what to do
 */
export async function postCanary(settings: CanarySettings): Promise<string> {
  const { siteUrl, serviceOrigin, privateKey, maxMilliseconds } = settings;
  const page = await readText(siteUrl, maxMilliseconds);
  if (page.status !== 200)
    throw new Error(`${siteUrl} answers ${page.status}: see to the site first.`);
  const { to_email, ...identifiers } = readFormFields(page.text, siteUrl);
  const { status, text } = await readText(
    new URL('/api/v1.0/email/send', serviceOrigin),
    maxMilliseconds,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...identifiers,
        accessToken: privateKey,
        template_params: {
          from_name: 'Test of the contact form',
          from_email: to_email,
          phone: 'Not provided',
          message: `This is a test that the website sends by itself (${new Date().toISOString()}). There is nothing to answer.`,
          subject: 'TEST: the contact form works',
          to_email,
        },
      }),
    },
  );
  if (status === 200 && text.trim() === 'OK') {
    return 'The email service accepted the test message: look for "TEST" in the inbox.';
  }
  throw new Error(
    `The email service answered ${status} "${text.slice(0, 200)}": enquiries may not be reaching the farm; docs/enquiries.md says what each answer means.`,
  );
}
