import { readdirSync, readFileSync } from 'node:fs';
import { headersFor, readHeaderRules } from '../../lib/tools/built-site';
import { plainFolder, previewFolder } from '../../lib/tools/preview-build.mjs';
import { expect, routes, test, thorough } from '../site';
import { ask } from './ask';
import { isTried, servers } from './servers';

// The built site on the servers of real hosts: all must answer alike. So must they with the export
// as Next makes it, where a folder of the same name stands beside each page.

const rules = readHeaderRules('public');
const missingPage = '/404.html';
/** Files of a build by their addresses; `*` stands for the part of a name that changes. */
const files = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/icon.svg': 'image/svg+xml; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/photos/*.avif': 'image/avif',
  '/photos/*.jpg': 'image/jpeg',
  '/fonts/*.woff2': 'font/woff2',
};
const moved = {
  '/index.html': '/',
  '/index': '/',
  '/bonsmara/': '/bonsmara',
  '/bonsmara.html': '/bonsmara',
  '/garlic/': '/garlic',
  '/garlic.html': '/garlic',
};
const missing = [
  '/nowhere',
  '/bonsmara/nowhere',
  '/photos/none-1a2b3c4d-480.avif',
  '/favicon.ico',
  '/.htaccess',
  '/_headers',
  '/%5fheaders',
  '/_redirects',
  '/_not-found',
  '/photos/',
  '/photos',
  '/nowhere/',
  '/404',
  '/404.html',
];
const builds = [
  { name: '', folder: previewFolder, script: '/islands/*.js', tag: [] },
  {
    name: ', LIGHT=off',
    folder: plainFolder,
    script: '/_next/static/chunks/*.js',
    tag: [thorough],
  },
];

for (const server of servers.filter(isTried)) {
  for (const build of builds) {
    test.describe(server.name + build.name, { tag: build.tag }, () => {
      let origin = '';
      let stop: (() => Promise<void>) | undefined;

      test.beforeAll(async () => {
        const running = await server.run(build.folder);
        origin = `http://127.0.0.1:${running.port}`;
        stop = running.stop;
      });

      test.afterAll(async () => stop?.());

      const read = (file: string) => readFileSync(`${build.folder}/${file}`, 'utf8');
      /** The first address of the build that a pattern fits. */
      const find = (pattern: string) => {
        const fits = new RegExp(`^${pattern.replace('*', '.+')}$`);
        const names = readdirSync(build.folder, { recursive: true, encoding: 'utf8' });
        return names.map((file) => `/${file}`).find((address) => fits.test(address)) ?? pattern;
      };

      for (const address of routes) {
        test(`serves ${address} with every header`, async () => {
          const { status, headers, body } = await ask(`${origin}${address}`);
          expect(status).toBe(200);
          expect(headers).toMatchObject({
            'Content-Type': 'text/html; charset=utf-8',
            ...headersFor(rules, address),
          });
          expect(body).toBe(read(address === '/' ? 'index.html' : `${address}.html`));
        });
      }

      for (const [pattern, type] of Object.entries({
        ...files,
        [build.script]: 'text/javascript; charset=utf-8',
      })) {
        test(`serves ${pattern} with every header`, async () => {
          const address = find(pattern);
          const { status, headers } = await ask(`${origin}${address}`);
          expect(status).toBe(200);
          expect(headers).toMatchObject({ 'Content-Type': type, ...headersFor(rules, address) });
        });
      }

      for (const address of missing) {
        test(`answers ${address} with the page for missing ones`, async () => {
          const { status, headers, body } = await ask(`${origin}${address}`);
          expect(status).toBe(404);
          expect(body).toBe(read('404.html'));
          expect(headers).toMatchObject({
            'Content-Type': 'text/html; charset=utf-8',
            ...headersFor(rules, missingPage),
          });
        });
      }

      for (const [address, wanted] of Object.entries(moved)) {
        test(`sends ${address} to ${wanted} and keeps the question`, async () => {
          const { status, headers } = await ask(`${origin}${address}?land=2`);
          expect(status).toBe(301);
          const { pathname, search } = new URL(headers.Location ?? '', origin);
          expect([pathname, search]).toEqual([wanted, '?land=2']);
          expect(headers).toMatchObject(headersFor(rules, wanted));
        });
      }

      for (const pattern of ['/garlic', build.script, '/nowhere']) {
        for (const encoding of server.encodings) {
          test(`sends ${pattern} compressed with ${encoding}`, async () => {
            const address = `${origin}${find(pattern)}`;
            const plain = await ask(address);
            const { headers, body, bytes } = await ask(address, { 'accept-encoding': encoding });
            expect(headers['Content-Encoding']).toBe(encoding);
            expect(headers.Vary?.toLowerCase()).toContain('accept-encoding');
            expect(headers['Content-Type']).toBe(plain.headers['Content-Type']);
            expect(headers['Cache-Control']).toBe(plain.headers['Cache-Control']);
            expect(body).toBe(plain.body);
            expect(bytes).toBeLessThan(plain.bytes / 2);
          });
        }

        for (const refusal of ['br;q=0', 'br; q=0.0, gzip;q=0, identity']) {
          test(`sends ${pattern} as it is where "${refusal}" is accepted`, async () => {
            const { headers } = await ask(`${origin}${find(pattern)}`, {
              'accept-encoding': refusal,
            });
            expect(headers['Content-Encoding']).toBeUndefined();
          });
        }
      }

      test('sends a page again only when it has changed', async () => {
        const { headers } = await ask(`${origin}/bonsmara`);
        const again = await ask(`${origin}/bonsmara`, { 'if-none-match': headers.Etag ?? '' });
        expect(again.status).toBe(304);
      });

      test('works in a browser, where its policy lets the calculator start', async ({ page }) => {
        await page.setExtraHTTPHeaders({ 'x-forwarded-proto': 'https' });
        await page.goto(`${origin}/garlic`, { waitUntil: 'networkidle' });
        const calculator = page.getByRole('region', { name: 'Garlic Seed Calculator' });
        await calculator.getByLabel('Number of seeds').fill('200000');
        await expect(calculator.locator('dl')).toContainText('9 900 m²');
      });

      for (const module of server.optionalModules) {
        test(`answers where its module ${module} is missing`, async () => {
          const lesser = await server.run(build.folder, module);
          try {
            expect((await ask(`http://127.0.0.1:${lesser.port}`)).status).toBe(200);
          } finally {
            await lesser.stop();
          }
        });
      }

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
}
