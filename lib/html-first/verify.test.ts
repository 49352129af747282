import { randomBytes } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { findDeadLinks, weighPage } from './verify';

const noise = (bytes: number) => randomBytes(bytes).toString('base64');

test('weighs a page, its first section and its scripts after brotli', () => {
  const weigh = (html: string) => weighPage(fromHtml(`<main>${html}</main>`));
  const page = weigh(`<section>${noise(2_000)}</section><p>${noise(6_000)}</p>`);
  // The noise alone; its base64 compresses to little more.
  expect(page.firstSectionBytes).toBeGreaterThan(2_000);
  expect(page.firstSectionBytes).toBeLessThan(2_400);
  expect(page.bytes).toBeGreaterThan(8_000);
  expect(page.bytes).toBeLessThan(8_600);
  expect(page.scriptBytes).toBeLessThan(10);
  const { scriptBytes } = weigh(`<script>/*${noise(400)}*/</script>`);
  expect(scriptBytes).toBeGreaterThan(400);
  expect(scriptBytes).toBeLessThan(500);
});

test('the name of the islands’ folder changes no weight', () => {
  const weigh = (name: string) =>
    weighPage(fromHtml(`<main><section></section></main><script>"/islands/${name}"</script>`));
  expect(weigh('9c41e7')).toEqual(weigh('aaaaaa'));
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
