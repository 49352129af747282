/** @jest-environment node */
import { ann, emailFrom, inbox, post, prepareSite } from './test-preview';

const start = prepareSite();

test('accepts an enquiry and keeps all of it', async () => {
  const origin = await start();
  const answer = await post(origin, emailFrom());
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await inbox(origin)).toEqual([
    {
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      isAccepted: true,
      fault: null,
      parameters: emailFrom().template_params,
    },
  ]);
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
  ['lib_version', 'The library version is required'],
  ['user_id', 'The user ID is required'],
  ['service_id', 'The service ID is required'],
  ['template_id', 'The template ID is required'],
  ['template_params', 'The template parameters are required'],
])('refuses a request without %s', async (field, text) => {
  const origin = await start();
  for (const body of [
    { ...emailFrom(), [field]: undefined },
    { ...emailFrom(), [field]: '' },
  ]) {
    const answer = await post(origin, body);
    expect([answer.status, await answer.text()]).toEqual([400, text]);
  }
  expect(await inbox(origin, { lost: '' })).toEqual([]);
});

test.each(['{', '', 'null', '[]'])('refuses the body %j', async (body) => {
  const answer = await post(await start(), body);
  expect(answer.status).toBe(400);
});

function postForm(origin: string, fields: Readonly<Record<string, string>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body });
}

const { template_params: parameters, ...identifiers } = emailFrom();

test('accepts an enquiry from a form that no script has sent', async () => {
  const origin = await start();
  const answer = await postForm(origin, { ...identifiers, ...parameters });
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  const message = parameters.message.replace('\n', '\r\n');
  expect(await inbox(origin)).toMatchObject([{ parameters: { ...parameters, message } }]);
});

test('refuses a form without an identifier or a parameter, and what is no form', async () => {
  const origin = await start();
  const { service_id: _, ...rest } = identifiers;
  const withoutService = await postForm(origin, { ...rest, ...parameters });
  expect([withoutService.status, await withoutService.text()]).toEqual([
    400,
    'The service ID is required',
  ]);
  expect((await postForm(origin, identifiers)).status).toBe(400);
  const address = `${origin}/api/v1.0/email/send-form`;
  expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(400);
  expect(await inbox(origin)).toEqual([]);
});

test('takes 50 000 bytes and no more', async () => {
  const origin = await start();
  const email = emailFrom();
  email.template_params.message = '';
  const room = 50_000 - JSON.stringify(email).length;
  email.template_params.message = 'x'.repeat(room);
  expect((await post(origin, email)).status).toBe(200);
  email.template_params.message += 'x';
  const answer = await post(origin, email);
  expect([answer.status, await answer.text()]).toEqual([
    413,
    'Variables size limit, should be < 50Kb',
  ]);
  expect(await inbox(origin, { from: ann })).toHaveLength(1);
});

test('lets another origin ask before it posts, and read the answer', async () => {
  const origin = await start();
  const asked = await fetch(`${origin}/api/v1.0/email/send`, { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked.headers.get('access-control-allow-headers')).toBe('Content-Type');
  expect(asked.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  const answer = await post(origin, emailFrom());
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('takes nothing but a post', async () => {
  const answer = await fetch(`${await start()}/api/v1.0/email/send`);
  expect(answer.status).toBe(405);
});
