import { readdirSync, readFileSync } from 'node:fs';
import { readBuiltSite } from '../../lib/hosts/built-site';
import { cacheHeaders, pageHeaders, sharedHeaders } from '../../lib/hosts/header-table';
import { expect, test } from '../site';
import { ask } from './ask';
import { hostServers, isInstalled, runServer } from './run-server';

// The built site on the servers of real hosts, beside the preview: all must answer alike.

const site = readBuiltSite('out');
const firstFile = (folder: string, ending: string) =>
  `/${folder}/${readdirSync(`out/${folder}`).find((name) => name.endsWith(ending)) ?? ''}`;
const files = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/icon.svg': 'image/svg+xml; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  [firstFile('islands', '.js')]: 'text/javascript; charset=utf-8',
  [firstFile('photos', '.avif')]: 'image/avif',
  [firstFile('photos', '.jpg')]: 'image/jpeg',
  [firstFile('fonts', '.woff2')]: 'font/woff2',
};
const names = site.pages.map(({ address }) => address).filter((address) => address !== '/');
const moved = {
  '/index.html': '/',
  '/index': '/',
  ...Object.fromEntries(
    names.flatMap((name) => [
      [`${name}/`, name],
      [`${name}.html`, name],
    ]),
  ),
};
const missing = ['/nowhere', '/bonsmara/nowhere', '/photos/none-1a2b3c4d-480.avif', '/favicon.ico'];
const hidden = ['/.htaccess', '/.nginx.conf', '/_headers', '/photos/', '/photos', '/404'];

const servers = [
  { name: 'the preview', server: undefined },
  ...hostServers.map((server) => ({ name: server.name, server })),
];
/** Set where both servers must be there, as in the workflow of the project. */
const areServersNeeded = process.env.HOST_SERVERS === 'needed';

for (const [index, { name, server }] of servers.entries()) {
  if (server && !isInstalled(server) && !areServersNeeded) {
    console.warn(
      `${name} is not installed, so the site was not tried on it: apt-get install ${server.package}, then run npm test again.`,
    );
    continue;
  }

  test.describe(name, () => {
    let origin = '';
    let stop: (() => Promise<void>) | undefined;

    test.beforeAll(async ({ baseURL }, { parallelIndex }) => {
      origin = baseURL ?? '';
      if (!server) return;
      const port = Number(new URL(origin).port) + 10 + index * 10 + parallelIndex;
      stop = await runServer(server, port);
      origin = `http://127.0.0.1:${port}`;
    });

    test.afterAll(async () => stop?.());

    for (const { address, file, policy } of site.pages) {
      test(`serves ${address} with every header of the table`, async () => {
        const { status, headers, body } = await ask(`${origin}${address}`);
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          'Content-Type': 'text/html; charset=utf-8',
          ...sharedHeaders(site.isListed),
          ...pageHeaders(policy),
          ...cacheHeaders(address),
        });
        expect(body).toBe(readFileSync(`out/${file}`, 'utf8'));
      });
    }

    for (const [address, type] of Object.entries(files)) {
      test(`serves ${address} with every header of the table`, async () => {
        const { status, headers } = await ask(`${origin}${address}`);
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          'Content-Type': type,
          ...sharedHeaders(site.isListed),
          ...cacheHeaders(address),
        });
        expect(headers['Content-Security-Policy']).toBeUndefined();
      });
    }

    for (const address of [...missing, ...(server ? hidden : [])]) {
      test(`answers ${address} with the page for missing ones`, async () => {
        const { status, headers, body } = await ask(`${origin}${address}`);
        expect(status).toBe(404);
        expect(body).toBe(readFileSync('out/404.html', 'utf8'));
        expect(headers).toMatchObject({
          'Content-Type': 'text/html; charset=utf-8',
          ...sharedHeaders(site.isListed),
          ...pageHeaders(site.missingPage.policy),
          ...cacheHeaders('/404.html'),
        });
      });
    }

    for (const [address, wanted] of Object.entries(moved)) {
      test(`sends ${address} to ${wanted} and keeps the question`, async () => {
        const { status, headers } = await ask(`${origin}${address}?land=2`);
        expect(status).toBe(301);
        const { pathname, search } = new URL(headers.Location ?? '', origin);
        expect([pathname, search]).toEqual([wanted, '?land=2']);
        expect(headers).toMatchObject(sharedHeaders(site.isListed));
      });
    }

    for (const encoding of name === 'nginx' ? ['gzip'] : ['br', 'gzip']) {
      for (const address of ['/garlic', firstFile('islands', '.js'), '/nowhere']) {
        test(`sends ${address} compressed with ${encoding}`, async () => {
          const plain = await ask(`${origin}${address}`);
          const { headers, body, bytes } = await ask(`${origin}${address}`, {
            'accept-encoding': encoding,
          });
          expect(headers['Content-Encoding']).toBe(encoding);
          expect(headers.Vary?.toLowerCase()).toContain('accept-encoding');
          expect(headers['Content-Type']).toBe(plain.headers['Content-Type']);
          expect(headers['Cache-Control']).toBe(plain.headers['Cache-Control']);
          expect(body).toBe(plain.body);
          expect(bytes).toBeLessThan(plain.bytes / 2);
        });
      }
    }

    test('sends a page again only when it has changed', async () => {
      const { headers } = await ask(`${origin}/bonsmara`);
      const again = await ask(`${origin}/bonsmara`, { 'if-none-match': headers.Etag ?? '' });
      expect(again.status).toBe(304);
    });

    test('works in a browser, where its policy lets an island wake up', async ({ page }) => {
      await page.setExtraHTTPHeaders({ 'x-forwarded-proto': 'https' });
      await page.goto(`${origin}/garlic`);
      const calculator = page.getByRole('region', { name: 'Garlic Seed Calculator' });
      await calculator.getByLabel('Number of seeds').fill('200000');
      await expect(calculator.locator('dl')).toContainText('9 900 m²');
    });

    if (!server) return;
    for (const proxy of [{}, { 'x-forwarded-proto': 'http' }]) {
      test(`sends http to https, behind ${JSON.stringify(proxy)}`, async () => {
        const { status, headers } = await ask(`${origin}/garlic?land=2`, {
          'x-forwarded-proto': '',
          ...proxy,
        });
        expect(status).toBe(301);
        expect(headers.Location).toMatch(/^https:\/\/127\.0\.0\.1(:\d+)?\/garlic\?land=2$/);
      });
    }
  });
}
