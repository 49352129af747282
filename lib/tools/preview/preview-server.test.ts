/** @jest-environment node */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { prepareSite } from './test-preview';

const start = prepareSite();

/** As fetch, which asks for its own encodings, cannot. */
function ask(address: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(address, { headers }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });
}

test('serves a page by its clean address, to be asked for again each time', async () => {
  const page = await fetch(`${await start()}/bonsmara?land=2`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await page.text()).toContain('Cattle');
});

test.each(['/bonsmara.html', '/bonsmara/'])('sends %s to the clean address', async (path) => {
  const answer = await fetch(`${await start()}${path}?land=2`, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/bonsmara?land=2');
});

test.each(['/nowhere', '/photos', '//nowhere', '/photos/cow-480-00000000.avif', '/..%2f..%2fetc'])(
  'answers %s with 404 and the page for it, not to be kept',
  async (path) => {
    const answer = await fetch(`${await start()}${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Missing');
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
  },
);

test.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('sends the copy of a page for "%s" that is compressed with %s', async (accepted, encoding) => {
  const answer = await ask(await start(), { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

test('sends a page again only when it has changed', async () => {
  const origin = await start();
  const { headers } = await ask(`${origin}/bonsmara`);
  const again = await ask(`${origin}/bonsmara`, { 'if-none-match': headers.etag ?? '' });
  expect(again.statusCode).toBe(304);
});

test.each([
  '/photos/cow-480-1a2b3c4d.avif',
  '/islands/form-1a2b3c4d.js',
  '/_next/static/site-1a2b3c4d.css',
])('lets %s be kept for a year', async (path) => {
  const answer = await fetch(`${await start()}${path}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
