/** @jest-environment node */
import { fromHtml } from 'hast-util-from-html';
import { integrityOf } from '../../html-first/compression-and-digests';
import { writeHtml } from '../../html-first/export-files';
import { addPolicy } from '../../html-first/transforms/add-policy';
import { addLoader, addSpeculationRules } from '../../html-first/transforms/add-scripts';
import type { PageTransform } from '../../html-first/transforms/page';
import { inlineStyles, stripNext } from '../../html-first/transforms/strip-next';

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
<div data-island="calculator" data-component="calculator.tsx#Calculator"><div data-island-root>1<!-- -->/2</div></div>
<script data-inline="">finish()</script><script type="application/ld+json">{"a":1}</script>
<script>self.__next_f.push([0])</script></body></html>`;
const sheet = (css: string) => inlineStyles(() => css);
const calculator = {
  kind: 'component',
  module: 'parts/calculator.tsx',
  export: 'Calculator',
  maxBytes: 1,
} as const;
const loader = addLoader('load()', { calculator });
const scripts =
  '<script>a()</script><script type="application/ld+json">{}</script><p>b<script>c()</script>';
const forPrint = '<head><link rel="stylesheet" href="/_next/a.css" media="print"></head>';
const prefetch =
  '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"}}]}</script>';

test('strips what only the client runtime of Next uses, and leaves all else', () => {
  const html = run(stripNext, exported);
  expect(html).not.toMatch(/_next|__next_f|next-size-adjust|data-inline|<!--\$/);
  for (const ours of ['Words', '/icon.svg', 'finish()', '{"a":1}', '1<!-- -->/2']) {
    expect(html).toContain(ours);
  }
});

test.each<[what: string, PageTransform, html: string, ...parts: string[]]>([
  [
    'leaves an element that held nothing but comments',
    stripNext,
    '<div role="status"><!--$--><!--/$--></div>',
    '<div role="status"></div>',
  ],
  [
    'takes from a picture of next/image the style that a strict policy refuses',
    stripNext,
    '<img data-nimg="1" style="color:transparent" src="/a.png">',
    '<img src="/a.png">',
  ],
  [
    'puts a style sheet into the page once, without its source map',
    inlineStyles((address) => `p{content:"${address}"}/*# sourceMappingURL=a.map */`),
    exported,
    '<style>p{content:"/_next/static/chunks/a.css"}</style></head>',
  ],
  [
    'sees the addresses in a style sheet from the page, and leaves absolute ones',
    sheet(`a{b:url(../media/x.woff2)}c{d:url("y.png")}e{f:url(/z.png)}g{h:url(data:,)}`),
    exported,
    `a{b:url(/_next/static/media/x.woff2)}c{d:url("/_next/static/chunks/y.png")}e{f:url(/z.png)}g{h:url(data:,)}`,
  ],
  [
    'keeps what a style sheet is for, and styles for browsers without scripts apart',
    sheet('p{}'),
    `${forPrint}<noscript><style>q{}</style></noscript>`,
    '<style>@media print{p{}}</style></head>',
    '<noscript><style>q{}</style></noscript>',
  ],
  ['joins the inline scripts of a page into one', loader, scripts, '<script>a();\nc()</script>'],
  ['lets browsers fetch a page as its link is pressed', addSpeculationRules, exported, prefetch],
])('%s', (_what, transform, html, ...parts) => {
  const made = run(transform, html);
  for (const part of parts) expect(made.split(part)).toHaveLength(2);
});

test('adds the loader once, and only to a page with islands', () => {
  expect(run(loader, exported).match(/load\(\)/g)).toHaveLength(1);
  expect(run(loader, '<p>Words')).not.toContain('load()');
});

test.each([
  ['that is not bundled', {}, 'has an island "calculator" that the settings do not name'],
  [
    'that is another component than the one bundled under its name',
    { calculator: { ...calculator, export: 'Form' } },
    'renders calculator.tsx#Calculator as the island "calculator", for which html-first.config.ts names calculator.tsx#Form',
  ],
])('refuses an island %s', (_what, islands, problem) => {
  expect(() => run(addLoader('load()', islands), exported)).toThrow(`/index.html ${problem}`);
});

test('writes no speculation rules into the 404 page', () => {
  expect(run(addSpeculationRules, '<p>Oops', '/404.html')).not.toContain('speculationrules');
});

test('writes a policy that allows exactly the inline scripts and styles of the page', () => {
  const html = run(
    addPolicy({
      connectOrigins: ['https://api.example.com'],
      formActionOrigins: ['https://form.example.com'],
      addedStyleHashes: ['sha256-abc='],
    }),
    '<head><meta charset="utf-8"><style>p{}</style></head><script>a()</script>',
  );
  expect(html).toMatch(/<meta charset="?utf-8"?><meta http-equiv="?Content-Security-Policy/);
  for (const directive of [
    `script-src 'self' '${integrityOf('a()')}';`,
    `style-src '${integrityOf('p{}')}' 'sha256-abc=';`,
    "connect-src 'self' https://api.example.com;",
    'form-action https://form.example.com"',
    "frame-src 'none';",
  ]) {
    expect(html).toContain(directive);
  }
  expect(html).not.toContain('unsafe-inline');
});
