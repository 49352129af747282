import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { Inbox } from './inbox';
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

test('the inbox of npm run dev answers at each address of the machine, but no other name or page', async () => {
  const inbox = new Inbox();
  const server = createServer((asked, response) => void inbox.answer(asked, response, '/__inbox'));
  server.listen(0);
  await once(server, 'listening');
  const { port } = Object(server.address());
  const statusOf = async (hostname: string, headers: Record<string, string>) => {
    const asked = request({ hostname, port, path: '/__inbox', headers, agent: false }).end();
    const [{ statusCode }] = await once(asked, 'response');
    return statusCode;
  };
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
