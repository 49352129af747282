/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { verifyLinks, verifyPage } from '../../html-first/verify/verify-page';
import {
  verifyIslandWeights,
  verifyPageWeight,
  weighPage,
} from '../../html-first/verify/verify-weight';

const words = Array.from({ length: 400 }, (_, index) => `${index * 7919}`).join(' ');
const budgets = { maxBytes: 14_336, maxScriptBytes: 300, maxFirstSectionBytes: 5_000 };
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

/** What is wrong with a page that has more in its body. */
function problems(more: string) {
  const html = `<body><main><p>${words}</p>${more}</main><script>load()</script></body>`;
  const tree = fromHtml(html);
  const found = verifyPageWeight('/index.html', weighPage(tree), budgets);
  return [...found, ...verifyPage('/index.html', tree)].join('\n');
}

test.each<[what: string, more: string, problem: string | RegExp]>([
  ['as it must be', '', ''],
  [
    'that still asks for the client runtime of Next',
    '<link rel="preload" href="/_next/static/chunks/a.js">',
    "/index.html still names a file of Next's client runtime",
  ],
  [
    'with a script that is fetched before a touch',
    '<script src="/a.js"></script>',
    '/index.html has the script /a.js',
  ],
  [
    'over its budget of bytes',
    `<section></section><p>${noise(16_000)}</p>`,
    /^\/index.html weighs \d+ bytes, max 14336: make it smaller, or raise maxBytes/,
  ],
  [
    'whose scripts weigh too much',
    `<script>/*${noise(400)}*/</script>`,
    /^the inline script of \/index.html weighs \d+ bytes, max 300: .* raise maxScriptBytes/,
  ],
  [
    'whose first section ends too late',
    `<section><p>${noise(6_000)}</p></section>`,
    '/index.html does not end the first section of its <main> within its first 5000 bytes: make the styles or that section smaller, or raise maxFirstSectionBytes in html-first.config.ts',
  ],
  [
    'whose first section ends early enough, however long the rest is',
    `<section></section><p>${noise(6_000)}</p>`,
    '',
  ],
])('says what is wrong with a page %s', (_what, more, problem) => {
  if (typeof problem === 'string') expect(problems(more)).toBe(problem);
  else expect(problems(more)).toMatch(problem);
});

const pages = new Map([['/garlic.html', fromHtml('<h2 id="prices">Prices</h2>')]]);
const files = new Set(['/index.html', '/garlic.html', '/photos/a.avif', '/icon.svg']);

test.each([
  [
    `<link rel="icon" href="/icon.svg?x"><a href="/">Home</a><a href="/garlic#prices">
      <a href="https://farm.example/garlic"><a href="mailto:a@example.com"><a href="https://x.example/y">
      <img src="/photos/a.avif" srcset="/photos/a.avif 480w"><p id="here"><a href="#here">`,
  ],
  ['<a href="/cattle">', '/cattle, which the site does not have'],
  ['<img srcset="/photos/b.avif 480w">', '/photos/b.avif, which the site does not have'],
  ['<a href="#nowhere">', '#nowhere, but /index.html has no element of that id'],
  ['<a href="/garlic#costs">', '/garlic#costs, but /garlic.html has no element of that id'],
  [
    '<link rel="canonical" href="https://farm.example/old">',
    'https://farm.example/old, which the site does not have',
  ],
])('names exactly the dead links of %s', (html, ...dead) => {
  const site = new Map([['/index.html', fromHtml(html)], ...pages]);
  expect(verifyLinks('/index.html', site, files, 'https://farm.example')).toEqual(
    dead.map((link) => `/index.html links to ${link}`),
  );
});

test('names an island that weighs too much, and lets React itself pass', () => {
  const built = { folder: '/islands/a', modules: new Map([['form', randomBytes(20_000)]]) };
  const form = { kind: 'component', module: 'form.tsx', export: 'Form', maxBytes: 1000 } as const;
  expect(verifyIslandWeights(built, { islands: { form } })).toEqual([
    expect.stringMatching(/^the island form weighs 2\d{4} bytes, max 1000: /),
  ]);
  expect(verifyIslandWeights(built, { islands: { form }, runtime: 'react' })).toEqual([]);
});
