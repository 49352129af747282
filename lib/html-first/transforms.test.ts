import { fromHtml } from 'hast-util-from-html';
import { writeHtml } from './export-files';
import { addPolicy, integrityOf } from './policy';
import { addLoader, addSpeculationRules, inlineStyles, stripNext } from './transforms';

/** What a transform makes of a page. */
function run(transform: typeof stripNext, html: string, address = '/index.html'): string {
  const page = fromHtml(html);
  transform(page, address);
  return writeHtml(page);
}

const exported = `<!DOCTYPE html><html lang="en-ZA"><head><meta charSet="utf-8"/>
<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>
<link rel="icon" href="/icon.svg"/><script src="/_next/static/chunks/b.js" async=""></script>
<noscript><style>q{}</style></noscript></head><body><style>r{}</style><!--$--><a href="/" aria-current="page">Words</a><!--/$-->
<div data-island="counter"><div data-island-root>1<!-- -->/2</div></div>
<div aria-live="polite"><!--$--><!--/$--></div>
<script data-inline="">finish()</script><script type="application/ld+json">{"a":1}</script>
<script>self.__next_f.push([0])</script></body></html>`;

test('strips what only the client runtime of Next uses, and leaves all else', () => {
  const html = run(stripNext, exported);
  expect(html).not.toMatch(/_next|__next_f|data-inline|<!--\$/);
  for (const ours of ['Words', '/icon.svg', 'finish()', '{"a":1}', '1<!-- -->/2', '"polite"']) {
    expect(html).toContain(ours);
  }
});

test('puts a style sheet into the head once, its addresses as seen from there, and leaves styles of the body', () => {
  const sheet = `a{b:url(../media/x.woff2)}c{d:url("y.png")}e{f:url(/z.png)}g{h:url(data:,)}`;
  const html = run(
    inlineStyles(() => sheet),
    exported,
  );
  const rules = `a{b:url(/_next/static/media/x.woff2)}c{d:url("/_next/static/chunks/y.png")}e{f:url(/z.png)}g{h:url(data:,)}`;
  expect(html.split(`<style>${rules}</style></head>`)).toHaveLength(2);
  expect(html).toContain('<noscript><style>q{}</style></noscript>');
  expect(html).toContain('<body><style>r{}</style>');
});

test('joins the loader and the inline scripts of a page, and refuses an island without settings', () => {
  const page = '<script>a()</script><div data-island="counter"></div>';
  const counter = { kind: 'plain', module: 'counter.ts', export: 'count', maxBytes: 1 } as const;
  expect(run(addLoader('load()', { counter }), page)).toContain('<script>load();\na()</script>');
  expect(() => run(addLoader('load()', {}), page)).toThrow('the island "counter"');
});

test('lets browsers fetch a page as its link is pressed, but not from the 404 page', () => {
  expect(run(addSpeculationRules, exported)).toContain('{"prefetch":[{"where":');
  expect(run(addSpeculationRules, exported, '/404.html')).not.toContain('speculationrules');
});

test('writes a policy that allows the scripts and styles of the page, and what the settings name', () => {
  const allowed = { requestOrigins: ['https://api.example.com'], addedStyleHashes: ['sha256-AB'] };
  const page = '<meta charset="utf-8"><style>p{}</style><script>a()</script>';
  const html = run(addPolicy(allowed), page);
  for (const directive of [
    `script-src 'self' '${integrityOf('a()')}';`,
    `style-src '${integrityOf('p{}')}' 'sha256-AB';`,
    "connect-src 'self' https://api.example.com;",
    'form-action https://api.example.com"',
  ]) {
    expect(html).toContain(directive);
  }
});
