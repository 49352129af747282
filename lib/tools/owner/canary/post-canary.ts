/** Sends one marked message the way visitors' enquiries go. */
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { z } from 'zod';
import { describeError } from '../../../site/describe-error';

/** How long the site and the service may each take to answer, unless told otherwise. */
const answerMilliseconds = 30_000;

const given = z.string().min(1);
const fieldsShape = z.object({
  service_id: given,
  template_id: given,
  user_id: given,
  to_email: given,
});

/** The hidden fields of a page's form. @throws where a value is missing */
function readFormFields(html: string, siteUrl: URL) {
  const fields = selectAll('form input[type=hidden]', fromHtml(html)).map(({ properties }) => [
    properties.name,
    properties.value,
  ]);
  const { data, error } = fieldsShape.safeParse(Object.fromEntries(fields));
  if (data) return data;
  const names = Object.keys(z.flattenError(error).fieldErrors).join(', ');
  throw new Error(`${siteUrl} has no form with ${names}: put the newest build online.`);
}

/**
 * Posts one test message as the live site's form would, through the service's documented REST call.
 * @param settings `siteUrl`, whose front page carries the identifiers, and `serviceOrigin`, which is
 * not read from the page, so that the private key goes nowhere else
 * @throws a sentence that says what is wrong and what to do, unless the service took it
 */
export async function postCanary(settings: {
  siteUrl: URL;
  serviceOrigin: string;
  privateKey: string;
  maxMilliseconds?: number;
}): Promise<void> {
  const { siteUrl, serviceOrigin, privateKey, maxMilliseconds = answerMilliseconds } = settings;
  const ask = async (url: URL, request?: RequestInit) => {
    try {
      const signal = AbortSignal.timeout(maxMilliseconds);
      const response = await fetch(url, { ...request, signal });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new Error(`${url.host} did not answer (${describeError(error)}): try again later.`);
    }
  };
  const page = await ask(siteUrl);
  if (page.status !== 200)
    throw new Error(`${siteUrl} answers ${page.status}: mend the site first.`);
  const { to_email, ...identifiers } = readFormFields(page.text, siteUrl);
  const { status, text } = await ask(new URL('/api/v1.0/email/send', serviceOrigin), {
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
  });
  if (status === 200 && text.trim() === 'OK') return;
  throw new Error(
    `The email service answered ${status} "${text.slice(0, 200)}": enquiries may not be reaching the farm; docs/enquiries.md says what each answer means.`,
  );
}
