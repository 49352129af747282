/** Tries the built site on Caddy and on Cloudflare's runtime. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { previewFolder as folder } from '../../lib/tools/folders.mjs';
import { caddy, runCaddy, runServer } from '../../lib/tools/local-servers';
import { headersFor, readHeaderRules } from '../../lib/tools/site/preview/preview-server';
import { expect, test, thorough } from '../fixtures';
import { calculator } from '../seed-calculator';

const wrangler = '.github/wrangler/node_modules/wrangler/bin/wrangler.js';

async function runCloudflare(site: string) {
  const { port, stop } = await runServer({
    path: process.execPath,
    installation: 'npm ci --ignore-scripts --prefix .github/wrangler',
    argumentsOn(free) {
      const options = `--ip 127.0.0.1 --port ${free} --inspector-port 0 --compatibility-date 2026-05-01`;
      return [wrangler, 'pages', 'dev', resolve(site), ...options.split(' ')];
    },
    environment: (_port, folder) => ({ WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: folder }),
  });
  const origin = `http://127.0.0.1:${port}`;
  // The port opens before the runtime answers.
  await expect(() => fetch(origin)).toPass({ timeout: 30_000 });
  return { origin, httpOrigin: '', stop };
}

async function runOnCaddy(site: string) {
  const { port, httpPort, stop } = await runCaddy(site);
  return { origin: `https://localhost:${port}`, httpOrigin: `http://localhost:${httpPort}`, stop };
}

const hosts = [
  {
    name: 'Caddy',
    program: caddy.path,
    movedStatus: 301,
    encodings: ['br', 'gzip'],
    run: runOnCaddy,
  },
  // Cloudflare's CDN compresses, not this runtime.
  { name: 'Cloudflare', program: wrangler, movedStatus: 308, encodings: [], run: runCloudflare },
];
let host: Awaited<ReturnType<typeof runOnCaddy>> | undefined;
test.afterEach(() => host?.stop());

const rules = readHeaderRules('public');
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const html = /^text\/html; charset=utf-8$/;
/** Content types by address; `*` replaces the part of a name that changes. */
const types = {
  '/': html,
  '/garlic': html,
  '/sitemap.xml': /^application\/xml\b/,
  '/icon.svg': /^image\/svg\+xml\b/,
  '/photos/*.avif': /^image\/avif$/,
  '/fonts/*.woff2': /^font\/woff2$/,
  '/islands/*.js': /\/javascript\b/,
};
const missing = ['/nowhere', '/photos/none-1a2b3c4d-480.avif', '/photos'];
const moved = { '/index.html': '/', '/garlic/': '/garlic', '/garlic%2ehtml': '/garlic' };

for (const { name, program, movedStatus, encodings, run } of hosts) {
  const isTried = existsSync(program) || process.env.HOST_SERVERS === 'needed';
  if (!isTried) {
    console.warn(`The site was not tried on ${name}: ${program} is not installed.`);
    continue;
  }

  test(`the site works on ${name}`, { tag: thorough }, async ({ browser }) => {
    test.slow();
    host = await run(folder);
    const { origin, httpOrigin } = host;
    // Caddy signs its own certificate.
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const ask = (address: string, headers = {}) =>
      context.request.get(new URL(address, origin).href, { headers, maxRedirects: 0 });

    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const [pattern, type] of Object.entries(types)) {
      const fits = new RegExp(`^${pattern.replace('*', '.+')}$`);
      const address = files.map((file) => `/${file}`).find((file) => fits.test(file)) ?? pattern;
      const file = type === html ? `${address.slice(1) || 'index'}.html` : address;
      for (const encoding of ['identity', ...encodings]) {
        const answer = await ask(address, { 'accept-encoding': encoding });
        const { 'content-encoding': used = 'identity', ...headers } = answer.headers();
        expect.soft(headers['content-type'], address).toMatch(type);
        for (const [header, value] of Object.entries(headersFor(rules, address))) {
          expect.soft(headers[header.toLowerCase()], `${header} of ${address}`).toBe(value);
        }
        expect.soft((await answer.text()) === read(file), address).toBe(true);
        if (/html|javascript/.test(type.source)) expect.soft(used, address).toBe(encoding);
      }
    }

    for (const address of missing) {
      const answer = await ask(address);
      expect.soft(answer.status(), address).toBe(404);
      expect.soft(await answer.text(), address).toBe(read('404.html'));
    }
    for (const [address, wanted] of Object.entries(moved)) {
      const answer = await ask(`${address}?land=2`);
      const { pathname, search } = new URL(answer.headers().location ?? '', origin);
      expect.soft([answer.status(), pathname, search]).toEqual([movedStatus, wanted, '?land=2']);
    }
    if (httpOrigin) {
      const other = await ask('/garlic?land=2', { host: 'other.localhost' });
      const http = await ask(`${httpOrigin}/garlic?land=2`);
      const locations = [other, http].map((answer) => answer.headers().location);
      expect.soft(new Set(locations)).toEqual(new Set(['https://localhost/garlic?land=2']));
    }
    const page = await context.newPage();
    await page.goto(`${origin}/garlic`, { waitUntil: 'networkidle' });
    const { seeds, value } = calculator(page);
    await seeds.fill('200000');
    await expect(value('Land needed')).toContainText('9 900 m²');
    await context.close();
  });
}
