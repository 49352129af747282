import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { checkIslands } from './check-islands';
import { inlineStyles } from './transforms';

test('the order in which components render does not affect a page’s styles', () => {
  const [first, second] = ['.focus-96-60{top:0}', '.focus-66-58{top:1px}'];
  const stylesOf = (rules: string) => {
    const images = '<img class="focus-96-60"><img class="focus-66-58">';
    const page = fromHtml(`<style>${rules}</style><main><section>${images}</section></main>`);
    inlineStyles(() => '', new Map())(page, '/index.html');
    return selectAll('style', page).map(textOf);
  };
  expect(stylesOf(`${first}${second}`)).toEqual([`${second}${first}`, `${second}${first}`]);
  expect(stylesOf(`${second}${first}`)).toEqual([`${second}${first}`, `${second}${first}`]);
});

const table = { kind: 'component', module: 'table.tsx', export: 'Table', maxBytes: 1 } as const;

/** Checks an island with this in it. */
const check = (content: string, name = 'table') => {
  const page = fromHtml(`<div data-island=${name}>${content}</div>`);
  checkIslands({ table })(page, '/garlic.html');
};

test.each([
  '<button type="button">Price</button>',
  '<button>Price</button>',
  '<form><button type="reset">Price</button></form>',
  '<div role="button">Price</div>',
  '<form><button></button></form><button type="submit" aria-label="Price"></button>',
])('refuses an island whose button would do nothing before hydration: %s', (content) => {
  expect(() => check(content)).toThrow(
    '/garlic has the island “table”, whose button “Price” would do nothing before hydration',
  );
});

test.each([
  '<form><button>Send</button><button type="submit">Send</button></form>',
  '<button type="button" popovertarget="menu">Menu</button>',
  '<button type="button" disabled>Price</button>',
  '<a href="#contact" role="button">Contact</a>',
])('accepts what works without a script: %s', (content) => {
  expect(() => check(content)).not.toThrow();
});

test('refuses an island that is not in the settings', () => {
  expect(() => check('', 'chart')).toThrow(
    '/garlic has the island “chart”: name it in export.config.ts.',
  );
});
