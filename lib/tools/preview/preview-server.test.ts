/** @jest-environment node */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { prepareSite } from './test-preview';

const start = prepareSite();

/** As fetch, which asks for its own encodings, cannot. */
function ask(address: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(address, { headers }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });
}

test('serves pages by their clean addresses', async () => {
  const page = await fetch(`${await start()}/bonsmara`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(await page.text()).toContain('Cattle');
});

test.each(['/bonsmara.html', '/bonsmara/'])('sends %s to the clean address', async (path) => {
  const answer = await fetch(`${await start()}${path}`, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/bonsmara');
});

test.each(['/nowhere', '/favicon.ico', '//nowhere', '/photos/cow-480-00000000.avif'])(
  'answers %s with 404 and the page for it, not to be kept',
  async (path) => {
    const answer = await fetch(`${await start()}${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Missing');
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  },
);

test('gives no file from outside its folder', async () => {
  const answer = await ask(`${await start()}/..%2f..%2fetc/passwd`, {});
  expect([400, 404]).toContain(answer.statusCode);
});

test.each(['br', 'gzip'])('compresses pages with %s', async (encoding) => {
  const answer = await ask(await start(), { 'accept-encoding': encoding });
  expect(answer.headers['content-encoding']).toBe(encoding);
});

test('sends a page again only when it has changed', async () => {
  const origin = await start();
  const { headers } = await ask(`${origin}/bonsmara`, {});
  expect(headers.etag).toMatch(/^"\w+"$/);
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
