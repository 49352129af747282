/** @jest-environment node */
import { createHash, randomBytes } from 'node:crypto';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { addPolicy } from '../transforms/add-policy';
import { verifyLinks } from './verify-links';
import { verifyIslands, verifyPage as verifyPageOf, verifyWeight } from './verify-site';
import { weighPage } from './weigh';

const loader = 'load()';
const words = Array.from({ length: 400 }, (_, index) => `${index * 7919}`).join(' ');

const budgets = { maxBytes: 14_336, maxRatio: 1.1, maxRatioOfMissingPage: 1.05 };
const verifyPage = (address: string, tree: Root, script: string) => [
  ...verifyWeight(address, weighPage(tree), budgets),
  ...verifyPageOf(address, tree, script),
];

/** A page as it must be, with more in its body before its policy is written. */
function page(more = '') {
  const html = `<head><meta charset="utf-8"></head><body><p>${words}</p>${more}<div data-island="form"></div><script>${loader}</script></body>`;
  const tree = fromHtml(html);
  addPolicy()(tree, '/index.html');
  return tree;
}

test('finds nothing wrong with a page as it must be', () => {
  expect(verifyPage('/index.html', page(), loader)).toEqual([]);
});

test('names a page that still asks for the client runtime of Next', () => {
  expect(
    verifyPage(
      '/index.html',
      page('<link rel="preload" href="/_next/static/chunks/a.js">'),
      loader,
    ),
  ).toEqual(["/index.html still names a file of Next's client runtime"]);
});

test('names a script that is fetched before a touch', () => {
  expect(verifyPage('/index.html', page('<script src="/a.js"></script>'), loader)).toEqual([
    '/index.html has the script /a.js',
  ]);
});

test('names an inline script that the policy does not know', () => {
  const changed = page();
  changed.children.push(...fromHtml('<script>steal()</script>', { fragment: true }).children);
  expect(verifyPage('/index.html', changed, loader)).toEqual([
    '/index.html has an inline script its policy does not know: steal()',
  ]);
});

test('names a page whose islands have no loader', () => {
  expect(verifyPage('/index.html', page(), 'another()')).toEqual([
    '/index.html has islands but no loader',
  ]);
});

test('names a page over its budget of bytes', () => {
  const heavy = page(`<p>${randomBytes(16_000).toString('base64')}</p>`);
  expect(verifyPage('/index.html', heavy, loader).join()).toMatch(
    /weighs \d+ bytes, max 14336: make it smaller/,
  );
});

test('names a page whose scripts weigh too much against its words', () => {
  const script = `<script>/*${randomBytes(400).toString('base64')}*/</script>`;
  expect(verifyPage('/index.html', page(script), loader).join()).toMatch(
    /times itself without scripts, more than 1.1/,
  );
});

test('holds the 404 page to a stricter ratio', () => {
  // Always the same, since the two ratios lie close to each other.
  const filling = createHash('sha512').update('scripts').digest('base64');
  const script = `<script>/*${filling}*/</script>`;
  expect(verifyPage('/index.html', page(script), loader)).toEqual([]);
  expect(verifyPage('/404.html', page(script), loader).join()).toMatch(/more than 1.05/);
});

describe('links', () => {
  const files = new Set(['/index.html', '/garlic.html', '/photos/a.avif', '/icon.svg']);
  const check = (html: string) =>
    verifyLinks(
      '/index.html',
      new Map([
        ['/index.html', fromHtml(html)],
        ['/garlic.html', fromHtml('<h2 id="prices">Prices</h2>')],
      ]),
      files,
      'https://farm.example',
    );

  test('may lead to pages, places on them, files and other sites', () => {
    const html = `<link rel="icon" href="/icon.svg?x"><a href="/">Home</a><a href="/garlic#prices">
      <a href="https://farm.example/garlic"><a href="mailto:a@example.com"><a href="https://x.example/y">
      <img src="/photos/a.avif" srcset="/photos/a.avif 480w"><p id="here"><a href="#here">`;
    expect(check(html)).toEqual([]);
  });

  test.each([
    ['<a href="/cattle">', '/index.html links to /cattle, which the site does not have'],
    [
      '<img srcset="/photos/b.avif 480w">',
      '/index.html links to /photos/b.avif, which the site does not have',
    ],
    [
      '<a href="#nowhere">',
      '/index.html links to #nowhere, but /index.html has no place of that name',
    ],
    [
      '<a href="/garlic#costs">',
      '/index.html links to /garlic#costs, but /garlic.html has no place of that name',
    ],
    [
      '<link rel="canonical" href="https://farm.example/old">',
      '/index.html links to https://farm.example/old, which the site does not have',
    ],
  ])('that are dead are named: %s', (html, problem) => {
    expect(check(html)).toEqual([problem]);
  });
});

test('names an island that weighs too much, and lets React itself pass', () => {
  const modules = new Map([['form', randomBytes(20_000)]]);
  const form = { kind: 'component', module: 'form.tsx', export: 'Form', maxBytes: 1000 } as const;
  expect(verifyIslands({ folder: '/islands/a', modules }, { islands: { form } })).toEqual([
    expect.stringMatching(/^the island form weighs 2\d{4} bytes, max 1000: /),
  ]);
  expect(
    verifyIslands({ folder: '/islands/a', modules }, { islands: { form }, runtime: 'react' }),
  ).toEqual([]);
});
