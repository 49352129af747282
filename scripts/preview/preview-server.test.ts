import { once } from 'node:events';
import { request } from 'node:http';
import { Preview } from './preview-server';

const sending = '/api/v1.0/email/send';

test.each([
  ['GET', '/__inbox', {}, 200],
  ['GET', '/__inbox', { host: 'farm.example' }, 403],
  ['GET', '/__inbox', { origin: 'https://farm.example' }, 403],
  ['GET', sending, {}, 405],
  ['POST', sending, {}, 400, '{}'],
])('answers %s %s with the headers %j by %i', async (method, path, headers, status, body = '') => {
  const preview = new Preview('public');
  await preview.open();
  const { hostname, port } = new URL(preview.origin);
  const asked = request({ hostname, port, path, method, headers }).end(body);
  const [answer] = await once(asked, 'response');
  await preview.close();
  expect(answer).toMatchObject({ statusCode: status });
});
