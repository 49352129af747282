/** Tests the built site on Cloudflare's runtime. */
import { readdirSync, readFileSync } from 'node:fs';
import { previewFolder as folder } from '../../scripts/folders.mjs';
import { headersFor, readHeaderRules } from '../../scripts/preview/preview-server';
import { expect, test, thorough } from '../fixtures';
import { calculator } from '../seed-calculator';
import { runHost } from './cloudflare';

const rules = readHeaderRules('public');
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const html = /^text\/html; charset=utf-8$/;
/** Content types by path; `*` replaces the hash in a name. */
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
  const ask = (path: string) => page.request.get(new URL(path, origin).href, { maxRedirects: 0 });

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const [pattern, type] of Object.entries(types)) {
    const fits = new RegExp(`^${pattern.replace('*', '.+')}$`);
    const path = files.map((file) => `/${file}`).find((file) => fits.test(file)) ?? pattern;
    const file = type === html ? `${path.slice(1) || 'index'}.html` : path;
    const answer = await ask(path);
    const headers = answer.headers();
    expect.soft(headers['content-type'], path).toMatch(type);
    for (const [header, value] of Object.entries(headersFor(rules, path))) {
      expect.soft(headers[header.toLowerCase()], `${header} of ${path}`).toBe(value);
    }
    expect.soft((await answer.text()) === read(file), path).toBe(true);
  }

  for (const path of missing) {
    const answer = await ask(path);
    expect.soft(answer.status(), path).toBe(404);
    expect.soft(await answer.text(), path).toBe(read('404.html'));
  }
  for (const [path, wanted] of Object.entries(moved)) {
    const answer = await ask(`${path}?land=2`);
    const { pathname, search } = new URL(answer.headers().location ?? '', origin);
    expect.soft([answer.status(), pathname, search]).toEqual([307, wanted, '?land=2']);
  }
  await page.goto(`${origin}/garlic`, { waitUntil: 'networkidle' });
  const { seeds, value } = calculator(page);
  await seeds.fill('200000');
  await expect(value('Land needed')).toContainText('9 900 m²');
  // Aborts its prefetches before the host stops.
  await page.close();
});
