import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { Inbox } from './inbox';
import { Preview } from './preview-server';

const sending = '/api/v1.0/email/send';

test.each([
  ['GET', '/__inbox', {}, 200],
  ['GET', '/__inbox', { host: 'farm.example' }, 403],
  ['GET', '/__inbox', { origin: 'https://farm.example' }, 403],
  ['DELETE', '/__inbox', {}, 405],
  ['GET', sending, {}, 405],
  ['POST', sending, {}, 400, '{}'],
  ['POST', sending, {}, 413, 'x'.repeat(1_000_001)],
])('answers %s %s with the headers %j by %i', async (method, path, headers, status, body = '') => {
  const preview = new Preview('public');
  await preview.open();
  const { hostname, port } = new URL(preview.address);
  const asked = request({ hostname, port, path, method, headers }).end(body);
  const [answer] = await once(asked, 'response');
  await preview.close();
  expect(answer).toMatchObject({ statusCode: status });
});

test('the inbox of npm run dev answers at each address of the machine, but no other name or page', async () => {
  const inbox = new Inbox();
  const server = createServer((asked, response) => void inbox.answer(asked, response, '/__inbox'));
  server.listen(0);
  await once(server, 'listening');
  const { port } = Object(server.address());
  const statusOf = (hostname: string, headers: Record<string, string>) =>
    new Promise((resolve) => {
      const options = { hostname, port, path: '/__inbox', headers, agent: false };
      request(options, ({ statusCode }) => resolve(statusCode)).end();
    });
  for (const found of Object.values(networkInterfaces()).flat()) {
    if (found?.family !== 'IPv4') continue;
    const { address } = found;
    const [host, other] = [`${address}:${port}`, `farm.example:${port}`];
    expect([
      await statusOf(address, { host, origin: `http://${host}` }),
      await statusOf(address, { host, origin: `http://${other}` }),
      await statusOf(address, { host: other, origin: `http://${other}` }),
    ]).toEqual([200, 403, 403]);
  }
  server.close().closeAllConnections();
});
