/** @jest-environment node */
import { fromHtml } from 'hast-util-from-html';
import { writeHtml } from '../site-files';
import { addLoader } from './add-loader';
import { addPolicy, hashSource } from './add-policy';
import { addSpeculationRules } from './add-speculation-rules';
import { dropUnusedStyles } from './drop-unused-styles';
import { inlineStyles } from './inline-styles';
import { stripNext } from './strip-next';

const exported = `<!DOCTYPE html><html lang="en-ZA"><head><meta charSet="utf-8"/>
<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>
<link rel="icon" href="/icon.svg"/><script src="/_next/static/chunks/b.js" async=""></script>
<meta name="next-size-adjust" content=""/></head><body><!--$--><a href="/" aria-current="page">Words</a><!--/$-->
<div data-island="calculator"><div data-island-root>1<!-- -->/2</div></div>
<script data-inline="">finish()</script><script type="application/ld+json">{"a":1}</script>
<script>self.__next_f.push([0])</script></body></html>`;

test('drops the utility classes that neither the page nor its islands name', async () => {
  const page = fromHtml(
    '<head><style>@layer utilities{.a{top:0}.md\\:b{top:1px}.c{top:2px}.d{top:3px}@media (width>=1px){.e{top:4px}}}</style></head><p class="a md:b">',
  );
  const html = writeHtml(await dropUnusedStyles('x="c"')(page));
  expect(html).toContain('<style>@layer utilities{.a{top:0}.md\\:b{top:1px}.c{top:2px}}</style>');
});

test('keeps rules for elements and for states that the page comes to only later', async () => {
  const rules = `[hidden]:where(:not([hidden='until-found'])){top:0}.lightbox:popover-open{top:0}`;
  const later = String.raw`@layer utilities{.aria-\[invalid\=true\]\:b[aria-invalid=true]{top:0}}`;
  const page = fromHtml(
    `<head><style>${rules}${later}</style></head><p class="aria-[invalid=true]:b">`,
  );
  expect(writeHtml(await dropUnusedStyles('')(page))).toContain(`${rules}${later}`);
});

test('strips all that only the client runtime of Next uses', () => {
  const html = writeHtml(stripNext(fromHtml(exported)));
  expect(html).not.toMatch(/_next|__next_f|next-size-adjust|data-inline|<!--\$/);
});

test('leaves words, icons, data and our own scripts as they are', () => {
  const html = writeHtml(stripNext(fromHtml(exported)));
  for (const kept of ['Words', '/icon.svg', 'finish()', '{"a":1}', '1<!-- -->/2']) {
    expect(html).toContain(kept);
  }
});

test('changes nothing in the page it was given', () => {
  const page = fromHtml(exported);
  const before = writeHtml(page);
  stripNext(page);
  addLoader('load()', new Map([['calculator', ['/a.js']]]))(page);
  addSpeculationRules(page);
  inlineStyles(() => 'p{}')(page);
  addPolicy({ emailOrigin: '', addedStyles: [] })(page);
  expect(writeHtml(page)).toBe(before);
});

test('puts the style sheets into the page once, without their source maps', () => {
  const inline = inlineStyles((address) => `p{content:"${address}"}/*# sourceMappingURL=a.map */`);
  const html = writeHtml(inline(fromHtml(exported)));
  expect(html).toContain('<style>p{content:"/_next/static/chunks/a.css"}</style></head>');
});

test('tells islands their modules and adds the loader once', () => {
  const add = addLoader('load()', new Map([['calculator', ['/islands/a.js', '/islands/b.js']]]));
  const html = writeHtml(add(fromHtml(exported)));
  expect(html).toContain('data-modules="/islands/a.js /islands/b.js"');
  expect(html.match(/load\(\)/g)).toHaveLength(1);
});

test('gives a page without islands no loader', () => {
  const html = writeHtml(addLoader('load()', new Map())(fromHtml('<p>Words')));
  expect(html).not.toContain('load()');
});

test('refuses an island that is not bundled, by its name', () => {
  expect(() => addLoader('load()', new Map())(fromHtml(exported))).toThrow(
    'island "calculator" that is not bundled',
  );
});

test('lets browsers fetch the next page as its link is pressed', () => {
  const html = writeHtml(addSpeculationRules(fromHtml(exported)));
  expect(html).toContain(
    '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"}}]}</script>',
  );
});

test('spares the page for missing pages the rules for fetching the next', () => {
  expect(writeHtml(addSpeculationRules(fromHtml('<p>Oops')))).not.toContain('speculationrules');
});

test('writes a policy that knows every inline script and style, and no other', () => {
  const page = fromHtml(
    '<head><meta charset="utf-8"><style>p{}</style></head><script>a()</script>',
  );
  const html = writeHtml(
    addPolicy({
      emailOrigin: 'https://api.emailjs.com',
      addedStyles: ['toast{}'],
    })(page),
  );
  expect(html).toMatch(/<meta charset="?utf-8"?><meta http-equiv="?Content-Security-Policy/);
  expect(html).toContain(`script-src 'self' ${hashSource('a()')};`);
  expect(html).toContain(
    `style-src ${hashSource('p{}')} ${hashSource('')} ${hashSource('toast{}')};`,
  );
  expect(html).toContain("connect-src 'self' https://api.emailjs.com;");
  expect(html).toContain("frame-src 'none';");
  expect(html).not.toContain('unsafe-inline');
});

test('allows frames only on the page that has one', () => {
  const policy = addPolicy({ emailOrigin: '', addedStyles: [] });
  const html = writeHtml(
    policy(fromHtml('<meta charset=utf-8><iframe src="https://f.example/a">')),
  );
  expect(html).toContain('frame-src https://f.example;');
});

test('hashes as browsers do', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
