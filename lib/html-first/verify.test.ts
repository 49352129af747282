import { randomBytes } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { findDeadLinks, weighPage } from './verify';

const budgets = { maxBytes: 14_336, maxScriptBytes: 300, maxFirstSectionBytes: 5_000 };
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

test.each([
  ['within its budgets', `<section></section><p>${noise(6_000)}</p>`, ''],
  ['over its budget', `<section></section><p>${noise(16_000)}</p>`, 'bytes, max 14336'],
  ['whose scripts weigh too much', `<script>/*${noise(400)}*/</script>`, 'inline script'],
  ['whose first section ends late', `<section>${noise(6_000)}</section>`, 'first section'],
])('says what is wrong with a page %s', (_what, html, problem) => {
  jest.spyOn(console, 'log').mockImplementation();
  const problems = weighPage('/index.html', fromHtml(`<main>${html}</main>`), budgets);
  expect(problems).toEqual(problem ? [expect.stringContaining(problem)] : []);
});

const about = fromHtml('<h2 id="prices">Prices</h2>');
const files = new Set(['/index.html', '/about.html', '/photos/a.avif', '/icon.svg']);

test.each([
  [
    `<link rel="icon" href="/icon.svg?x"><a href="/">Home</a><a href="/about#prices">
      <a href="mailto:a@example.com"><a href="https://x.example/y">
      <img src="/photos/a.avif" srcset="/photos/a.avif 480w"><p id="here"><a href="#here">`,
  ],
  ['<script src="/_next/a.js"></script>', '/_next/a.js, which the site does not have'],
  ['<img srcset="/photos/b.avif 480w">', '/photos/b.avif, which the site does not have'],
  ['<a href="/about#costs">', '/about#costs, but /about.html has no element of that id'],
])('names exactly the dead links of %s', (html, ...dead) => {
  const pages = new Map([
    ['/index.html', fromHtml(html)],
    ['/about.html', about],
  ]);
  const problems = dead.map((link) => `/index.html links to ${link}`);
  expect(findDeadLinks(pages, files)).toEqual(problems);
});
