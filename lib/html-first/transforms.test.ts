import { fromHtml } from 'hast-util-from-html';
import { writeHtml } from './export-files';
import { addLoader, addSpeculationRules, stripNext } from './transforms';

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
</head><body><!--$--><a href="/" aria-current="page">Words</a><!--/$-->
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

test('refuses an island without settings', () => {
  const page = '<div data-island="counter"></div>';
  expect(() => run(addLoader('load()', {}), page)).toThrow('the island "counter"');
});

test('lets browsers fetch a page as its link is pressed, but not from the 404 page', () => {
  expect(run(addSpeculationRules, exported)).toContain('{"prefetch":[{"where":');
  expect(run(addSpeculationRules, exported, '/404.html')).not.toContain('speculationrules');
});
