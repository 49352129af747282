/** @jest-environment node */
import type { Fault } from './faults';
import { Preview } from './preview-server';

const ann = 'ann@example.com';
const address = '/api/v1.0/email/send';
let preview: Preview;

async function start(fault?: Fault): Promise<void> {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  preview = new Preview('public', fault);
  await preview.open();
}
afterEach(() => preview.close());

/** A valid request to the email service. */
function emailFrom(fromEmail = ann, words: { subject?: string; message?: string } = {}) {
  return {
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: {
      from_name: 'Ann',
      from_email: fromEmail,
      phone: '082 000 0000',
      message: 'Line one\nLine two',
      subject: 'Inquiry',
      to_email: 'farm@example.com',
      ...words,
    },
  };
}

/** Posts to the email service: text as it is, anything else as JSON; gives status and answer. */
async function post(body: unknown = emailFrom()) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await fetch(preview.address + address, { method: 'POST', body: text });
  return [answer.status, await answer.text()];
}

/** What the farm would have got, of one sender if named. */
async function inbox(from = ''): Promise<unknown> {
  return (await fetch(`${preview.address}/__inbox.json?${new URLSearchParams({ from })}`)).json();
}

async function inboxText() {
  return (await fetch(`${preview.address}/__inbox`)).text();
}

test('keeps the enquiries that it accepts, the newest first, and finds those of a sender', async () => {
  await start();
  expect(await post()).toEqual([200, 'OK']);
  expect(await post(emailFrom('bob@example.com'))).toEqual([200, 'OK']);
  const [bobs, anns] = [await inbox('bob@example.com'), await inbox(ann)];
  expect(anns).toMatchObject([{ parameters: emailFrom().template_params }]);
  expect(await inbox()).toEqual([bobs, anns].flat());
});

test.each(['lib_version', 'user_id', 'service_id', 'template_id', 'template_params'])(
  'refuses a request without %s',
  async (field) => {
    await start();
    for (const value of [undefined, '']) {
      const refusal = [400, expect.stringContaining(field)];
      expect(await post({ ...emailFrom(), [field]: value })).toEqual(refusal);
    }
    expect(await inboxText()).toContain('Nothing has arrived yet.');
  },
);

test.each(['{', '', 'null', '[]'])('refuses the body %j', async (body) => {
  await start();
  expect((await post(body))[0]).toBe(400);
});

test('takes 50 000 bytes and no more', async () => {
  await start();
  const rest = JSON.stringify(emailFrom(ann, { message: '' })).length;
  const message = 'x'.repeat(50_000 - rest);
  expect((await post(emailFrom(ann, { message })))[0]).toBe(200);
  expect((await post(emailFrom(ann, { message: `${message}x` })))[0]).toBe(413);
});

test('lets another origin ask before it posts, and takes nothing but a post', async () => {
  await start();
  const { status, headers } = await fetch(preview.address + address, { method: 'OPTIONS' });
  expect([status, Object.fromEntries(headers)]).toEqual([
    204,
    expect.objectContaining({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Content-Type',
      'access-control-allow-methods': 'POST, OPTIONS',
    }),
  ]);
  expect((await fetch(preview.address + address)).status).toBe(405);
});

const lost = 'farm would not have got this message';
const unconfirmed = 'was not answered properly';

test.each([
  ['429', [429, 'Too Many Requests'], lost],
  ['portal', [200, expect.stringMatching(/^<!doctype html>/)], lost],
  ['refuse', 'broken', lost],
  ['reset', 'broken', lost],
  ['reset-answer', 'broken', unconfirmed],
  ['truncated', 'broken', unconfirmed],
  ['slow', [200, 'OK'], unconfirmed],
])('fails with %s where the address of the sender asks for it', async (fault, outcome, words) => {
  await start();
  const sent = post(emailFrom(`ann+fault-${fault}@example.com`));
  expect(await sent.catch(() => 'broken')).toEqual(outcome);
  expect(await inbox()).toHaveLength(words === lost ? 0 : 1);
  expect(await inboxText()).toContain(`${words} (fault ${fault})`);
});

test('fails for everybody, unless an address asks for a fault of its own', async () => {
  await start('500');
  expect((await post())[0]).toBe(500);
  expect((await post(emailFrom('ann+fault-429@example.com')))[0]).toBe(429);
  expect((await post(emailFrom('ann+fault-418@example.com')))[0]).toBe(500);
  expect(await inboxText()).toContain('Every message now meets the fault 500.');
});

test('shows what arrived as plain text, and lets it steer no terminal', async () => {
  await start();
  await post(emailFrom(ann, { subject: '<b>"Cattle"</b>\u001b[31m' }));
  const { headers } = await fetch(`${preview.address}/__inbox`);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await inboxText()).toMatch(
    /<b>"Cattle"<\/b>.*From: +Ann <ann@example.com>.*082 000 0000.*\n\nLine one\nLine two$/s,
  );
  expect(console.log).toHaveBeenCalledWith(
    String.raw`Enquiry received: "<b>\"Cattle\"</b>\u001b[31m" from "Ann"`,
  );
});
