import { fromHtml } from 'hast-util-from-html';
import { removeUnusedRules } from './unused-rules';

const modules = new Map([
  ['form', 'e("p",{class:"error"})'],
  ['form/toasts', 'x.className=`toast ${kind}`'],
  ['map', 'e("p",{class:"marker"})'],
]);

/** The rules that a page with an element of the class `card`, the island `form` and an inline script keeps. */
function keep(sheet: string): string {
  const page = fromHtml(`
    <p class="card md:wide">Text</p>
    <div data-island="form"><p class="note"><b>Failed</b></p></div>
    <script data-inline>page.classList.toggle('reading')</script>`);
  return removeUnusedRules(sheet, page, modules);
}

test.each([
  ['.card{top:0}', 'of an element'],
  ['.md\\:wide:hover{top:0}', 'with an escaped name, in a state'],
  ['.note>b{top:0}', 'of an element inside an island'],
  ['.error .toast{top:0}', 'of an island and of its part'],
  [':root.reading .card{top:0}', 'of an inline script'],
  ['.absent,.card{top:0}', 'of another alternative'],
  ['.card:not(.absent){top:0}', 'inside a negation'],
  [':is(.absent,.card){top:0}', 'inside a list of alternatives'],
  ['p[=]{top:0}', 'in a selector that cannot be parsed'],
  ['@keyframes turn{from{top:0}}', 'of no class'],
  ['@layer base{}', 'in an empty layer, whose order counts'],
])('keeps %s: a class %s', (sheet) => expect(keep(sheet)).toBe(sheet));

test.each([
  ['.absent{top:0}', ''],
  ['.card>.absent{top:0}', ''],
  ['.marker{top:0}', 'the island is not on the page'],
  ['@media print{@supports (top:0){.absent{top:0}}}', 'nor what is then empty'],
])('leaves out %s %s', (sheet) => expect(keep(sheet)).toBe(''));
