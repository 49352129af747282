/** Tries the built site on Cloudflare's runtime. */
import { readdirSync, readFileSync } from 'node:fs';
import { previewFolder as folder } from '../../scripts/folders.mjs';
import { headersFor, readHeaderRules } from '../../scripts/preview/preview-server';
import { expect, test, thorough } from '../fixtures';
import { calculator } from '../seed-calculator';
import { runHost } from './cloudflare';

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

let host: Awaited<ReturnType<typeof runHost>> | undefined;
test.afterEach(() => host?.stop());

test("the site works on Cloudflare's runtime", { tag: thorough }, async ({ page }) => {
  test.slow();
  host = await runHost();
  const { origin } = host;
  const ask = (address: string) =>
    page.request.get(new URL(address, origin).href, { maxRedirects: 0 });

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const [pattern, type] of Object.entries(types)) {
    const fits = new RegExp(`^${pattern.replace('*', '.+')}$`);
    const address = files.map((file) => `/${file}`).find((file) => fits.test(file)) ?? pattern;
    const file = type === html ? `${address.slice(1) || 'index'}.html` : address;
    const answer = await ask(address);
    const headers = answer.headers();
    expect.soft(headers['content-type'], address).toMatch(type);
    for (const [header, value] of Object.entries(headersFor(rules, address))) {
      expect.soft(headers[header.toLowerCase()], `${header} of ${address}`).toBe(value);
    }
    expect.soft((await answer.text()) === read(file), address).toBe(true);
  }

  for (const address of missing) {
    const answer = await ask(address);
    expect.soft(answer.status(), address).toBe(404);
    expect.soft(await answer.text(), address).toBe(read('404.html'));
  }
  for (const [address, wanted] of Object.entries(moved)) {
    const answer = await ask(`${address}?land=2`);
    const { pathname, search } = new URL(answer.headers().location ?? '', origin);
    expect.soft([answer.status(), pathname, search]).toEqual([307, wanted, '?land=2']);
  }
  await page.goto(`${origin}/garlic`, { waitUntil: 'networkidle' });
  const { seeds, value } = calculator(page);
  await seeds.fill('200000');
  await expect(value('Land needed')).toContainText('9 900 m²');
  // It may be prefetching.
  await page.close();
});
