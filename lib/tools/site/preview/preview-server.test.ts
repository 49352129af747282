import { once } from 'node:events';
import { request } from 'node:http';
import { Preview } from './preview-server';

test.each([
  [{}, 200],
  [{ host: 'farm.example' }, 403],
  [{ origin: 'https://farm.example' }, 403],
])('a request with %j is answered with %i', async (headers, status) => {
  const preview = new Preview('public');
  await preview.open();
  const { hostname, port } = new URL(preview.address);
  const asked = request({ hostname, port, path: '/__inbox', headers }).end();
  const [answer] = await once(asked, 'response');
  await preview.close();
  expect(answer).toMatchObject({ statusCode: status });
});

test.each([
  ['DELETE', '/__inbox', '', 405],
  ['GET', '/api/v1.0/email/send', '', 405],
  ['POST', '/api/v1.0/email/send', '{}', 400],
  ['POST', '/api/v1.0/email/send', `"${'x'.repeat(1_000_000)}"`, 413],
])('the inbox refuses %s %s with a wrong method or body', async (method, path, body, status) => {
  const preview = new Preview('public');
  await preview.open();
  const answer = await fetch(`${preview.address}${path}`, { method, ...(body && { body }) });
  await preview.close();
  expect(answer.status).toBe(status);
});
