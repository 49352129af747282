import { fromHtml } from 'hast-util-from-html';
import { writeHtml } from './export-files';
import { addLoader, addSpeculationRules, inlineStyles, stripNext } from './transforms';

/** Applies a transform to a page. */
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

test('lets browsers prefetch a page when its link is pressed, but not from the 404 page', () => {
  expect(run(addSpeculationRules, exported)).toContain('{"prefetch":[{"where":');
  expect(run(addSpeculationRules, exported, '/404.html')).not.toContain('speculationrules');
});

const sheet = `@layer base{*{margin:0}}@layer components{.far{gap:1px}}
.near:hover,.other{color:var(--ink)}:root{--ink:#000;--far:1px}.far .near{top:1px}
:is(h1,h2):first-letter{top:2px}.near:popover-open{top:3px}@media (width>9px){.near{top:4px}.far{top:5px}}
@media print{.near{top:6px}}@font-face{font-family:"Used"}@font-face{font-family:"Late"}
.near{font-family:"Used"}.far{font-family:Late}p{odd:1}@supports (gap:1px){.far{gap:2px}}.a:::b{top:7px}`;

const firstLineLength = sheet.indexOf('\n');
const inlineSheet = inlineStyles(() => `${sheet.slice(0, firstLineLength)}\n`);

const styled = (main: string) =>
  `<head><link rel="stylesheet" href="/_next/a.css"><style>${sheet.slice(firstLineLength)}</style></head>
  <body><main>${main}</main></body>`;

/** The texts of a page's style elements, and the HTML around them. */
function stylesOf(html: string): string[] {
  return html.split(/<style>(.*?)<\/style>/s);
}

test('writes the rules of the first view into the head, and all after its end', () => {
  const page = styled('<section class="near"><h1>Title</h1></section><p class="far">Far</p>');
  const [, first = '', between, whole = ''] = stylesOf(run(inlineSheet, page));
  expect(between).toMatch(/<h1>Title<\/h1><\/section>$/);
  for (const needed of [
    '*{margin:0}',
    '@layer components{}',
    '.near:hover,.other{color:var(--ink)}:root{--ink:#000}',
    ':is(h1,h2):first-letter',
    '.near:popover-open',
    '@media (width>9px){.near{top:4px}}',
    '@font-face{font-family:"Used"}',
    '.a:::b{top:7px}',
  ]) {
    expect(first).toContain(needed);
  }
  expect(first).not.toMatch(/far|Late|print|odd|supports/);
  expect(whole).toBe(sheet.replace('@font-face{font-family:"Used"}', ''));
});

test.each(['', 'Words alone'])('writes all styles into the head before a main of "%s"', (main) => {
  expect(stylesOf(run(inlineSheet, styled(main)))[1]).toBe(sheet);
});
