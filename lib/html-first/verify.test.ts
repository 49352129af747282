import { randomBytes } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { findDeadLinks, weighPage, weighPart } from './verify';

const budgets = { maxBytes: 14_336, maxScriptBytes: 300, maxFirstSectionBytes: 5_000 };
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

test.each([
  ['within its budgets', `<section></section><p>${noise(6_000)}</p>`, ''],
  ['over its budget', `<section></section><p>${noise(16_000)}</p>`, '/index.html weighs'],
  ['whose scripts weigh too much', `<script>/*${noise(400)}*/</script>`, 'inline script'],
  ['whose first section ends late', `<section>${noise(6_000)}</section>`, 'first section'],
])('says what is wrong with a page %s', (_what, html, problem) => {
  const page = fromHtml(`<main>${html}</main>`);
  const { problems } = weighPage('/index.html', page, budgets);
  expect(problems).toEqual(problem ? [expect.stringContaining(problem)] : []);
});

test('names a part that weighs too much, and its limit', () => {
  expect(weighPart('the island form', randomBytes(200), 200)).toEqual([]);
  expect(weighPart('the island form', randomBytes(201), 200)).toEqual([
    expect.stringMatching(/^the island form weighs 201 bytes, max 200: /),
  ]);
});

const garlicPage = fromHtml('<h2 id="prices">Prices</h2>');
const files = new Set(['/index.html', '/garlic.html', '/photos/a.avif', '/icon.svg']);

test.each([
  [
    `<link rel="icon" href="/icon.svg?x"><a href="/">Home</a><a href="/garlic#prices">
      <a href="https://farm.example/garlic"><a href="mailto:a@example.com"><a href="https://x.example/y">
      <img src="/photos/a.avif" srcset="/photos/a.avif 480w"><p id="here"><a href="#here">`,
  ],
  ['<script src="/_next/a.js"></script>', '/_next/a.js, which the site does not have'],
  ['<img srcset="/photos/b.avif 480w">', '/photos/b.avif, which the site does not have'],
  ['<a href="/garlic#costs">', '/garlic#costs, but /garlic.html has no element of that id'],
  [
    '<link rel="canonical" href="https://farm.example/old">',
    'https://farm.example/old, which the site does not have',
  ],
])('names exactly the dead links of %s', (html, ...dead) => {
  const pages = new Map([
    ['/index.html', fromHtml(html)],
    ['/garlic.html', garlicPage],
  ]);
  expect(findDeadLinks(pages, files, 'https://farm.example')).toEqual(
    dead.map((link) => `/index.html links to ${link}`),
  );
});
