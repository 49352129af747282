/** @jest-environment node */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { prepareSite } from './test-preview';

const start = prepareSite();

/** As fetch cannot, which asks for encodings of its own, and for what a redirect names. */
async function ask(address: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(address, { headers }, resolve).on('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const askedEachTime = 'public, max-age=0, must-revalidate';
const keptForAYear = 'public, max-age=31536000, immutable';
const page = { status: 200, body: '<h1>Cattle</h1>', kept: askedEachTime };
const picture = { status: 200, body: 'picture', kept: keptForAYear };
const missing = { status: 404, body: '<h1>Missing</h1>', kept: askedEachTime };

test.each([
  ['/bonsmara?land=2', page],
  ['/photos/cow-480-1a2b3c4d.avif', picture],
  ['/nowhere', missing],
  ['//nowhere', missing],
  ['/photos', missing],
  ['/photos/cow-480-00000000.avif', missing],
  ['/..%2f..%2fetc', missing],
])('answers %s with every header', async (path, { status, body, kept }) => {
  const answer = await ask(`${await start()}${path}`);
  expect(answer).toMatchObject({
    status,
    headers: { 'cache-control': kept, 'x-content-type-options': 'nosniff' },
    body,
  });
  if (kept === askedEachTime) {
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
  }
});

test.each(['/bonsmara.html', '/bonsmara/'])('sends %s to the clean address', async (path) => {
  const { status, headers } = await ask(`${await start()}${path}?land=2`);
  expect([status, headers.location]).toEqual([301, '/bonsmara?land=2']);
});

test.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('sends the copy of a page for "%s" that is compressed with %s', async (accepted, encoding) => {
  const { headers } = await ask(await start(), { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
});

test('sends a page again only when it has changed', async () => {
  const origin = await start();
  const { headers } = await ask(`${origin}/bonsmara`);
  const again = await ask(`${origin}/bonsmara`, { 'if-none-match': headers.etag ?? '' });
  expect(again.status).toBe(304);
});
