/** @jest-environment node */
import { prepareSite } from './test-preview';

const start = prepareSite();
const ann = 'ann@example.com';

/** A valid request to the email service. */
function emailFrom(fromEmail = ann) {
  return {
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: {
      from_name: '<b>Ann</b>',
      from_email: fromEmail,
      phone: '082 000 0000',
      message: 'Line one\nLine two',
      subject: 'Inquiry',
      to_email: 'farm@example.com',
    },
  };
}

/** Posts to the email service: text as it is, anything else as JSON. */
async function post(origin: string, body: unknown = emailFrom()) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body: text });
  return [answer.status, await answer.text()];
}

/** What the inbox holds, of one sender if named. */
async function inbox(origin: string, from = '') {
  const answer = await fetch(`${origin}/__inbox.json?${new URLSearchParams({ from })}`);
  const messages: unknown = await answer.json();
  return messages;
}

async function inboxPage(origin: string) {
  return (await fetch(`${origin}/__inbox`)).text();
}

test('keeps the enquiries that it accepts, the newest first, and finds those of a sender', async () => {
  const origin = await start();
  expect(await post(origin)).toEqual([200, 'OK']);
  expect(await post(origin, emailFrom('bob@example.com'))).toEqual([200, 'OK']);
  const [bobs, anns] = [await inbox(origin, 'bob@example.com'), await inbox(origin, ann)];
  expect(anns).toMatchObject([{ parameters: emailFrom().template_params }]);
  expect(await inbox(origin)).toEqual([bobs, anns].flat());
});

test.each([
  ['lib_version', 'The library version is required'],
  ['user_id', 'The user ID is required'],
  ['service_id', 'The service ID is required'],
  ['template_id', 'The template ID is required'],
  ['template_params', 'The template parameters are required'],
])('refuses a request without %s', async (field, text) => {
  const origin = await start();
  expect(await post(origin, { ...emailFrom(), [field]: undefined })).toEqual([400, text]);
  expect(await post(origin, { ...emailFrom(), [field]: '' })).toEqual([400, text]);
  expect(await inboxPage(origin)).toContain('Nothing has arrived yet.');
});

test.each(['{', '', 'null', '[]'])('refuses the body %j', async (body) => {
  expect((await post(await start(), body))[0]).toBe(400);
});

test('takes 50 000 bytes and no more', async () => {
  const origin = await start();
  const email = emailFrom();
  email.template_params.message = '';
  email.template_params.message = 'x'.repeat(50_000 - JSON.stringify(email).length);
  expect(await post(origin, email)).toEqual([200, 'OK']);
  email.template_params.message += 'x';
  expect(await post(origin, email)).toEqual([413, 'Variables size limit, should be < 50Kb']);
});

test('lets another origin ask before it posts, and takes nothing but a post', async () => {
  const address = `${await start()}/api/v1.0/email/send`;
  const { status, headers } = await fetch(address, { method: 'OPTIONS' });
  expect([status, Object.fromEntries(headers)]).toEqual([
    204,
    expect.objectContaining({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Content-Type',
      'access-control-allow-methods': 'POST, OPTIONS',
    }),
  ]);
  expect((await fetch(address)).status).toBe(405);
});

const lost = 'farm would not have got this message';
const unconfirmed = 'was not answered properly';

test.each([
  ['451', [451, 'Unavailable For Headless Browser'], lost],
  ['portal', [200, expect.stringMatching(/^<!doctype html>/)], lost],
  ['refuse', 'broken', lost],
  ['reset', 'broken', lost],
  ['reset-answer', 'broken', unconfirmed],
  ['truncated', 'broken', unconfirmed],
  ['slow', [200, 'OK'], unconfirmed],
])('fails with %s where the address of the sender asks for it', async (fault, outcome, words) => {
  const origin = await start();
  const sent = post(origin, emailFrom(`ann+fault-${fault}@example.com`));
  expect(await sent.catch(() => 'broken')).toEqual(outcome);
  expect(await inbox(origin)).toHaveLength(words === lost ? 0 : 1);
  expect(await inboxPage(origin)).toContain(`${words} (fault ${fault})`);
});

test('fails for everybody, unless an address asks for a fault of its own', async () => {
  const origin = await start('500');
  expect((await post(origin))[0]).toBe(500);
  expect((await post(origin, emailFrom('ann+fault-429@example.com')))[0]).toBe(429);
  expect((await post(origin, emailFrom('ann+fault-418@example.com')))[0]).toBe(500);
  expect(await inboxPage(origin)).toContain('Every message now meets the fault 500.');
});

test('shows what arrived with its line breaks, and lets it steer neither page nor terminal', async () => {
  const origin = await start();
  const email = emailFrom();
  email.template_params.subject = `<script>alert("&'")</script>\u001b[31m`;
  await post(origin, email);
  const html = await inboxPage(origin);
  for (const words of [
    '&#60;script&#62;alert(&#34;&#38;&#39;&#34;)&#60;/script&#62;',
    '&#60;b&#62;Ann&#60;/b&#62; &#60;ann@example.com&#62;',
    '082 000 0000',
    'Line one\nLine two',
    'Nothing was emailed to anybody.',
  ]) {
    expect(html).toContain(words);
  }
  expect(html).not.toMatch(/<script|<b>/);
  expect(console.log).toHaveBeenCalledWith(
    String.raw`Enquiry received: "<script>alert(\"&'\")</script>\u001b[31m" from "<b>Ann</b>"`,
  );
});
