/** @jest-environment node */
import { Socket } from 'node:net';
import { Inbox } from './inbox';
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

async function postForm(origin: string, fields: Readonly<Record<string, string>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body });
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

test('accepts an enquiry and keeps all of it, the newest first', async () => {
  const origin = await start();
  expect(await post(origin)).toEqual([200, 'OK']);
  expect(await post(origin, emailFrom('bob@example.com'))).toEqual([200, 'OK']);
  const parameters = emailFrom().template_params;
  expect(await inbox(origin)).toMatchObject([
    { parameters: { from_email: 'bob@example.com' } },
    { receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), isAccepted: true, parameters },
  ]);
  expect(await inbox(origin, ann)).toHaveLength(1);
});

test('accepts an enquiry from a form that no script has sent', async () => {
  const origin = await start();
  const { template_params: parameters, ...identifiers } = emailFrom();
  expect(await postForm(origin, { ...identifiers, ...parameters })).toEqual([200, 'OK']);
  const message = parameters.message.replace('\n', '\r\n');
  expect(await inbox(origin)).toMatchObject([{ parameters: { ...parameters, message } }]);
  const withoutService = { ...identifiers, ...parameters, service_id: '' };
  expect(await postForm(origin, withoutService)).toEqual([400, 'The service ID is required']);
  expect((await postForm(origin, identifiers))[0]).toBe(400);
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
  const asked = await fetch(address, { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked.headers.get('access-control-allow-headers')).toBe('Content-Type');
  expect(asked.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  expect((await fetch(address)).status).toBe(405);
});

test('prints a line for each enquiry in which nothing can steer the terminal', async () => {
  const email = emailFrom();
  email.template_params.subject = 'Red \u001b[31m\nsecond line';
  await post(await start(), email);
  expect(console.log).toHaveBeenCalledWith(
    'Enquiry received: "Red \\u001b[31m\\nsecond line" from "<b>Ann</b>"',
  );
});

test.each([
  ['400', 'Bad Request'],
  ['403', 'Forbidden'],
  ['429', 'Too Many Requests'],
  ['451', 'Unavailable For Headless Browser'],
  ['500', 'Internal Server Error'],
  ['503', 'Service Unavailable'],
  ['504', 'Gateway Timeout'],
] as const)('refuses everybody with %s', async (fault, text) => {
  const origin = await start(fault);
  expect(await post(origin)).toEqual([Number(fault), text]);
  expect(await inbox(origin)).toEqual([]);
  expect(await inboxPage(origin)).toContain(`Every message now meets the fault ${fault}.`);
});

test('the fault in an address comes before the one for everybody', async () => {
  const origin = await start('500');
  expect((await post(origin, emailFrom('ann+fault-429@example.com')))[0]).toBe(429);
  expect((await post(origin, emailFrom('ann+fault-418@example.com')))[0]).toBe(500);
});

test('portal answers in the place of the service, with a page and a status of 200', async () => {
  const origin = await start();
  expect(await post(origin, emailFrom('ann+fault-portal@example.com'))).toEqual([
    200,
    expect.stringMatching(/^<!doctype html>/),
  ]);
  expect(await inbox(origin)).toEqual([]);
});

test('refuse breaks the connection before the message is read, even of a mere question', async () => {
  const origin = await start('refuse');
  const asked = fetch(`${origin}/api/v1.0/email/send`, { method: 'OPTIONS' });
  await expect(asked).rejects.toThrow('fetch failed');
  await expect(post(origin)).rejects.toThrow('fetch failed');
  expect(await inboxPage(origin)).toContain('Nothing has arrived yet.');
});

test.each(['refuse', 'reset'])('%s in an address breaks the connection', async (fault) => {
  const origin = await start();
  const sent = post(origin, emailFrom(`ann+fault-${fault}@example.com`));
  await expect(sent).rejects.toThrow('fetch failed');
  expect(await inbox(origin)).toEqual([]);
  expect(await inboxPage(origin)).toContain(
    `farm would not have got this message (fault ${fault})`,
  );
});

test.each([
  ['reset-answer', 1],
  ['truncated', 0],
])('%s keeps the message but gives no whole answer', async (fault, resets) => {
  // What the two do to a browser differs, but Node's own client tells neither from the other.
  const reset = jest.spyOn(Socket.prototype, 'resetAndDestroy');
  const origin = await start();
  await expect(post(origin, emailFrom(`ann+fault-${fault}@example.com`))).rejects.toThrow();
  expect(reset).toHaveBeenCalledTimes(resets);
  expect(await inbox(origin)).toMatchObject([{ isAccepted: true, fault }]);
  expect(await inboxPage(origin)).toContain(`was not answered properly (fault ${fault})`);
});

test('silence and slow keep their senders waiting, slow with the message in the inbox', async () => {
  const origin = await start();
  const silent = post(origin, emailFrom('ann+fault-silence@example.com')).catch(() => 'closed');
  const slow = post(origin, emailFrom('ann+fault-slow@example.com'));
  expect(await Promise.race([silent, slow])).toEqual([200, 'OK']);
  expect(await inbox(origin)).toMatchObject([{ isAccepted: true, fault: 'slow' }]);
});

test('the inbox shows what arrived, escaped, with its line breaks', async () => {
  const origin = await start();
  const email = emailFrom();
  email.template_params.subject = `<script>alert("&'")</script>`;
  await post(origin, email);
  const html = await inboxPage(origin);
  expect(html).toContain('&#60;script&#62;alert(&#34;&#38;&#39;&#34;)&#60;/script&#62;');
  expect(html).toContain('&#60;b&#62;Ann&#60;/b&#62; &#60;ann@example.com&#62;');
  expect(html).not.toMatch(/<script|<b>/);
  for (const words of ['082 000 0000', 'Line one\nLine two', 'Nothing was emailed to anybody.']) {
    expect(html).toContain(words);
  }
});

test('the inbox keeps the 200 newest', () => {
  const full = new Inbox();
  for (let sent = 0; sent <= 200; sent += 1) {
    const { template_params: parameters } = emailFrom(`${sent}@example.com`);
    full.add({ isAccepted: true, fault: null, parameters });
  }
  expect(full.accepted()).toHaveLength(200);
  expect(full.accepted('0@example.com')).toEqual([]);
});
