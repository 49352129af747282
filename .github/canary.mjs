/**
 * Sends one test message through the email service, like an enquiry. Follows no redirect, which would receive the
 * private key, and prints no text of the answer. Needs Node alone.
 */
import { readFileSync } from 'node:fs';

const { SERVICE, SERVICE_ID, TEMPLATE_ID, PUBLIC_KEY, PRIVATE_KEY } = process.env;
/** @type {{ email: string }} */
// oxlint-disable-next-line typescript/no-unsafe-assignment -- the build has checked the file
const { email } = JSON.parse(readFileSync('content/facts/farm.json', 'utf8'));
const body = JSON.stringify({
  service_id: SERVICE_ID,
  template_id: TEMPLATE_ID,
  user_id: PUBLIC_KEY,
  accessToken: PRIVATE_KEY,
  template_params: {
    from_name: 'Test of the contact form',
    from_email: email,
    to_email: email,
    phone: 'Not provided',
    subject: 'TEST: the contact form works',
    message: `This is a test that the website sends by itself (${new Date().toISOString()}). There is nothing to answer.`,
  },
});

async function send() {
  const answer = await fetch(`${SERVICE}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  return { status: answer.status, text: await answer.text() };
}

const { status, text } = await send().catch(() => ({ status: 'nothing', text: '' }));
if (status !== 200 || text !== 'OK') {
  console.log(
    `::error::The email service answered ${status}: enquiries may not be reaching the farm; docs/enquiries.md says what each answer means.`,
  );
  process.exitCode = 1;
}
