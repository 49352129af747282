/** @jest-environment node */
import { fromHtml } from 'hast-util-from-html';
import { writeHtml } from '../export-files';
import { addLoader } from './add-loader';
import { addPolicy, hashSource } from './add-policy';
import { addSpeculationRules } from './add-speculation-rules';
import { inlineStyles } from './inline-styles';
import type { PageTransform } from './page';
import { stripNext } from './strip-next';

/** What a transform makes of a page. */
function run(transform: PageTransform, html: string, address = '/index.html'): string {
  const page = fromHtml(html);
  transform(page, address);
  return writeHtml(page);
}

const exported = `<!DOCTYPE html><html lang="en-ZA"><head><meta charSet="utf-8"/>
<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>
<link rel="icon" href="/icon.svg"/><script src="/_next/static/chunks/b.js" async=""></script>
<meta name="next-size-adjust" content=""/></head><body><!--$--><a href="/" aria-current="page">Words</a><!--/$-->
<div data-island="calculator"><div data-island-root>1<!-- -->/2</div></div>
<script data-inline="">finish()</script><script type="application/ld+json">{"a":1}</script>
<script>self.__next_f.push([0])</script></body></html>`;

test('strips all that only the client runtime of Next uses', () => {
  const html = run(stripNext, exported);
  expect(html).not.toMatch(/_next|__next_f|next-size-adjust|data-inline|<!--\$/);
});

test('leaves words, icons, data and our own scripts as they are', () => {
  const html = run(stripNext, exported);
  for (const kept of ['Words', '/icon.svg', 'finish()', '{"a":1}', '1<!-- -->/2']) {
    expect(html).toContain(kept);
  }
});

test('puts the style sheets into the page once, without their source maps', () => {
  const inline = inlineStyles((address) => `p{content:"${address}"}/*# sourceMappingURL=a.map */`);
  const html = run(inline, exported);
  expect(html).toContain('<style>p{content:"/_next/static/chunks/a.css"}</style></head>');
});

test('sees the addresses in a style sheet from the page, and leaves absolute ones', () => {
  const sheet = `a{b:url(../media/x.woff2)}c{d:url("y.png")}e{f:url(/z.png)}g{h:url(data:,)}`;
  expect(
    run(
      inlineStyles(() => sheet),
      exported,
    ),
  ).toContain(
    `a{b:url(/_next/static/media/x.woff2)}c{d:url("/_next/static/chunks/y.png")}e{f:url(/z.png)}g{h:url(data:,)}`,
  );
});

test('leaves an element that held nothing but comments', () => {
  expect(run(stripNext, '<div role="status"><!--$--><!--/$--></div>')).toContain(
    '<div role="status"></div>',
  );
});

test('keeps what a style sheet is for, and styles for browsers without scripts apart', () => {
  const html = run(
    inlineStyles(() => 'p{}'),
    '<head><link rel="stylesheet" href="/_next/a.css" media="print"></head><noscript><style>q{}</style></noscript>',
  );
  expect(html).toContain('<style>@media print{p{}}</style></head>');
  expect(html).toContain('<noscript><style>q{}</style></noscript>');
});

test('takes from a picture of next/image the style that a strict policy refuses', () => {
  const html = run(stripNext, '<img data-nimg="1" style="color:transparent" src="/a.png">');
  expect(html).toContain('<img src="/a.png">');
});

test('adds the loader once to a page with islands', () => {
  const html = run(addLoader('load()', new Set(['calculator'])), exported);
  expect(html.match(/load\(\)/g)).toHaveLength(1);
});

test('joins the inline scripts of a page into one', () => {
  const html = run(
    addLoader('load()', new Set()),
    '<script>a()</script><script type="application/ld+json">{}</script><p>b<script>c()</script>',
  );
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).toContain('<script>a();\nc()</script>');
});

test('gives a page without islands no loader', () => {
  const html = run(addLoader('load()', new Set()), '<p>Words');
  expect(html).not.toContain('load()');
});

test('refuses an island that is not bundled, by its name', () => {
  expect(() => run(addLoader('load()', new Set()), exported)).toThrow(
    '/index.html has an island "calculator" that the settings do not name',
  );
});

test('lets browsers fetch the next page as its link is pressed', () => {
  const html = run(addSpeculationRules, exported);
  expect(html).toContain(
    '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"}}]}</script>',
  );
});

test('spares the page for missing pages the rules for fetching the next', () => {
  expect(run(addSpeculationRules, '<p>Oops', '/404.html')).not.toContain('speculationrules');
});

test('writes a policy that knows every inline script and style, and no other', () => {
  const html = run(
    addPolicy({
      connectOrigins: ['https://api.example.com'],
      formActionOrigins: ['https://form.example.com'],
      addedStyleHashes: ['sha256-abc='],
    }),
    '<head><meta charset="utf-8"><style>p{}</style></head><script>a()</script>',
  );
  expect(html).toMatch(/<meta charset="?utf-8"?><meta http-equiv="?Content-Security-Policy/);
  expect(html).toContain(`script-src 'self' ${hashSource('a()')};`);
  expect(html).toContain(`style-src ${hashSource('p{}')} 'sha256-abc=';`);
  expect(html).toContain("connect-src 'self' https://api.example.com;");
  expect(html).toContain('form-action https://form.example.com"');
  expect(html).toContain("frame-src 'none';");
  expect(html).not.toContain('unsafe-inline');
});

test('allows frames only on the page that has one, and forms to the site itself', () => {
  const html = run(addPolicy(), '<meta charset=utf-8><iframe src="https://f.example/a">');
  expect(html).toContain('frame-src https://f.example;');
  expect(html).toContain("form-action 'self'");
});

test('hashes as browsers do', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
