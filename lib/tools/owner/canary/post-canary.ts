/** Sends one marked message the way visitors' enquiries go. */
import { partOf } from '@/content/facts/fields';
import { describeError } from '../../../site/describe-error';
import type { EmailService } from '../../../site/environment';

/** How long the service may take to answer, unless told otherwise. */
const answerMilliseconds = 30_000;

/**
 * Posts one test message as the site's form would, through the service's documented REST call.
 * @param farm its address, to which enquiries go
 * @throws a sentence that says what is wrong, unless the service took it
 */
export async function postCanary(
  { origin, serviceId, templateId, publicKey }: EmailService,
  {
    farm,
    privateKey,
    maxMilliseconds = answerMilliseconds,
  }: {
    farm: string;
    privateKey: string;
    maxMilliseconds?: number;
  },
): Promise<void> {
  const message = {
    service_id: serviceId,
    template_id: templateId,
    user_id: publicKey,
    accessToken: privateKey,
    template_params: {
      from_name: 'Test of the contact form',
      from_email: farm,
      phone: 'Not provided',
      message: `This is a test that the website sends by itself (${new Date().toISOString()}). There is nothing to answer.`,
      subject: 'TEST: the contact form works',
      to_email: farm,
    },
  };
  const answer = await fetch(new URL('/api/v1.0/email/send', origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    // A redirect would be followed with the private key in the message.
    redirect: 'error',
    signal: AbortSignal.timeout(maxMilliseconds),
  })
    .then(
      async (response) => `${response.status} "${(await response.text()).slice(0, 200).trim()}"`,
    )
    .catch((error: unknown) => {
      const reason = describeError(partOf(error, 'cause')) || describeError(error);
      return `nothing (${reason})`;
    });
  if (answer === '200 "OK"') return;
  throw new Error(
    `The email service answered ${answer}: enquiries may not be reaching the farm; docs/enquiries.md says what each answer means.`,
  );
}
