import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { plainFolder, previewFolder } from '../../lib/tools/folders.mjs';
import { headersFor, readHeaderRules } from '../../lib/tools/site/preview/built-site';
import { calculator } from '../calculator';
import { expect, test, thorough } from '../site';
import { servers } from './servers';

// The built site on the servers of real hosts: all must answer alike. So must they with the export
// as Next makes it, where a folder of the same name stands beside each page.

const rules = readHeaderRules('public');
const html = /^text\/html; charset=utf-8$/;
/** Types by addresses, in which `*` stands for the part of a name that changes; each host has its own spelling. */
const types = {
  '/': html,
  '/robots.txt': /^text\/plain; charset=utf-8$/,
  '/sitemap.xml': /^application\/xml\b/,
  '/icon.svg': /^image\/svg\+xml\b/,
  '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '/photos/*.avif': /^image\/avif$/,
  '/photos/*.jpg': /^image\/jpeg$/,
  '/fonts/*.woff2': /^font\/woff2$/,
};
const moved = {
  '/index.html': '/',
  '/index': '/',
  '/garlic/': '/garlic',
  '/garlic.html': '/garlic',
  '/garlic%2ehtml': '/garlic',
} as const;
const missing = [
  '/nowhere',
  '/photos/none-1a2b3c4d-480.avif',
  '/_headers',
  '/%5fheaders',
  '/_redirects',
  '/_not-found',
  '/photos',
  '/404.html',
];
const builds = [
  { name: '', folder: previewFolder, script: '/islands/*.js' },
  { name: ', LIGHT=off', folder: plainFolder, script: '/_next/static/*.js' },
];

/** The headers that an address must be sent with, by names as Playwright gives them. */
function wantedHeaders(address: string): Record<string, string> {
  const headers = headersFor(rules, address);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

async function ask(request: APIRequestContext, address: string, headers = {}) {
  const response = await request.get(address, {
    headers: { 'accept-encoding': 'identity', ...headers },
    maxRedirects: 0,
  });
  const body = await response.body();
  return { status: response.status(), headers: response.headers(), body };
}

for (const server of servers.filter(({ isTried }) => isTried())) {
  for (const build of builds) {
    test.describe(server.name + build.name, { tag: thorough }, () => {
      // Caddy makes its own certificate.
      test.use({ ignoreHTTPSErrors: true });
      let origin = '';
      let httpOrigin: string | undefined;
      let stop: (() => Promise<void>) | undefined;

      test.beforeAll(async () => {
        ({ origin, httpOrigin, stop } = await server.run(build.folder));
      });

      test.afterAll(async () => stop?.());

      const read = (file: string) => readFileSync(`${build.folder}/${file}`);
      /** The first address of the build that a pattern fits. */
      const find = (pattern: string) => {
        const fits = new RegExp(`^${pattern.replace('*', '.+')}$`);
        const names = readdirSync(build.folder, { recursive: true, encoding: 'utf8' });
        return names.map((file) => `/${file}`).find((address) => fits.test(address)) ?? pattern;
      };

      const script = { [build.script]: /^(text|application)\/javascript\b/ };
      for (const [pattern, type] of Object.entries({ ...types, ...script })) {
        test(`serves ${pattern} with every header`, async ({ request }) => {
          const address = find(pattern);
          const { status, headers, body } = await ask(request, origin + address);
          expect(status).toBe(200);
          expect(headers).toMatchObject(wantedHeaders(address));
          expect(headers['content-type']).toMatch(type);
          const file = type === html ? `${address.slice(1) || 'index'}.html` : address;
          expect(body).toEqual(read(file));
        });
      }

      const withoutFile = (address: string) => {
        const { 'cache-control': kept = '', ...others } = wantedHeaders(address);
        return server.keepsByItself ? others : { ...others, 'cache-control': kept };
      };

      for (const address of missing.filter((one) => !server.notHidden?.includes(one))) {
        test(`answers ${address} with the page for missing ones`, async ({ request }) => {
          const { status, headers, body } = await ask(request, origin + address);
          expect(status).toBe(404);
          expect(headers).toMatchObject(withoutFile('/404.html'));
          expect(headers['content-type']).toMatch(html);
          expect(body).toEqual(read('404.html'));
        });
      }

      for (const [address, wanted] of Object.entries(moved)) {
        test(`sends ${address} to ${wanted} and keeps the question`, async ({ request }) => {
          const { status, headers } = await ask(request, `${origin}${address}?land=2`);
          expect(status).toBe(server.movedStatus);
          const { pathname, search } = new URL(headers.location ?? '', origin);
          expect([pathname, search]).toEqual([wanted, '?land=2']);
          expect(headers).toMatchObject(withoutFile(wanted));
        });
      }

      for (const pattern of ['/garlic', build.script, '/nowhere']) {
        for (const encoding of server.encodings) {
          test(`sends ${pattern} compressed with ${encoding}`, async ({ request }) => {
            const address = origin + find(pattern);
            const plain = await ask(request, address);
            const { headers, body } = await ask(request, address, { 'accept-encoding': encoding });
            expect(headers['content-encoding']).toBe(encoding);
            expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
            for (const name of ['content-type', 'cache-control']) {
              expect(headers[name]).toBe(plain.headers[name]);
            }
            expect(body).toEqual(plain.body);
          });
        }
      }

      test('works in a browser, where its policy lets the calculator start', async ({ page }) => {
        await page.goto(`${origin}/garlic`, { waitUntil: 'networkidle' });
        const { seeds, value } = calculator(page);
        await seeds.fill('200000');
        await expect(value('Land needed')).toContainText('9 900 m²');
      });

      // Cloudflare does so before it asks its runtime.
      if (server.name !== 'Caddy') return;
      test('sends visitors of another name, and of http, to the one address', async ({
        request,
      }) => {
        const other = await ask(request, `${origin}/garlic?land=2`, { host: 'other.localhost' });
        const http = await ask(request, `${httpOrigin}/garlic?land=2`);
        expect([other.status, http.status]).toEqual([301, 308]);
        for (const { headers } of [other, http]) {
          expect(headers.location).toBe('https://localhost/garlic?land=2');
        }
      });
    });
  }
}
