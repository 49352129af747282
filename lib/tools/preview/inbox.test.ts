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
function emailFrom(fromEmail = ann) {
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
      subject: '<b>"Cattle"</b>\u001b[31m',
      to_email: 'farm@example.com',
    },
  };
}

/** Posts to the email service; gives the status of its answer. */
async function post(body: unknown = emailFrom()): Promise<number> {
  const request = { method: 'POST', body: JSON.stringify(body) };
  return (await fetch(preview.address + address, request)).status;
}

async function inboxText() {
  return (await fetch(`${preview.address}/__inbox`)).text();
}

test('refuses a malformed request, and one without a required field', async () => {
  await start();
  const { template_params: _, ...others } = emailFrom();
  for (const body of ['{', [], others, { ...emailFrom(), user_id: '' }]) {
    expect(await post(body)).toBe(400);
  }
  expect(await inboxText()).toContain('Nothing has arrived yet.');
});

test('fails for everybody, unless an address asks for a fault of its own', async () => {
  await start('500');
  expect(await post()).toBe(500);
  expect(await post(emailFrom('ann+fault-429@example.com'))).toBe(429);
  expect(await post(emailFrom('ann+fault-418@example.com'))).toBe(500);
  expect(await inboxText()).toContain('Every message now meets the fault 500.');
  expect(await inboxText()).toContain('farm would not have got this message (fault 429)');
});

test('shows what arrived as plain text, and lets it steer no terminal', async () => {
  await start();
  await post();
  const { headers } = await fetch(`${preview.address}/__inbox`);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await inboxText()).toMatch(
    /<b>"Cattle"<\/b>.*From: +Ann <ann@example.com>.*082 000 0000.*\n\nLine one\nLine two$/s,
  );
  expect(console.log).toHaveBeenCalledWith(
    String.raw`Enquiry received: "<b>\"Cattle\"</b>\u001b[31m" from "Ann"`,
  );
});
