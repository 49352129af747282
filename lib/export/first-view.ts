/** Finds the rules of a style sheet that a page's first view needs, the part that the browser paints first. */
import { type AstRule, type AstSelector, ast, render } from 'css-selector-parser';
import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { type AtRule, parse } from 'postcss';
import { remove } from 'unist-util-remove';
import { keepRules, parseSelector, removeEmptyGroups } from './style-rules';

const everything = parseSelector('*');

/** Makes each pseudo-element, and each pseudo-class except `:is` and `:where`, match every element. */
function loosenItem(item: AstRule['items'][number]) {
  if (item.type !== 'PseudoClass' && item.type !== 'PseudoElement') return item;
  const { name, argument } = item;
  const isKept = ['is', 'where'].includes(name) && argument?.type === 'Selector';
  return ast.pseudoClass({ name: 'is', argument: isKept ? loosen(argument) : everything });
}

/** Loosens a selector so that it matches its elements in any state. */
function loosen(selector: AstSelector): AstSelector {
  const loosenRule = ({ items, nestedRule, ...rest }: AstRule): AstRule => ({
    ...rest,
    items: items.map(loosenItem),
    ...(nestedRule && { nestedRule: loosenRule(nestedRule) }),
  });
  return { ...selector, rules: selector.rules.map(loosenRule) };
}

const isForPrint = ({ name, params }: AtRule) =>
  name === 'page' || (name === 'media' && params === 'print');

/** The name by which other rules refer to a font face or to keyframes. */
function nameOf(rule: AtRule): string {
  let name = rule.params;
  rule.walkDecls('font-family', ({ value }) => {
    name = value.replace(/["']/g, '');
  });
  return name;
}

/**
 * The two style sheets of a page: for its first view the rules that match an element there, in any state and at
 * any width, and then all rules again, so that the cascade does not change. A selector that cannot be parsed
 * counts as matching. A font face is in only one of them, or browsers would fetch its font twice.
 * @param end the last element of the first view
 */
export function splitSheet(sheet: string, page: Root, end: Element) {
  const last = selectAll('*', end).at(-1) ?? end;
  const firstView = structuredClone(page);
  const later = selectAll('*', firstView).slice(selectAll('*', page).indexOf(last) + 1);
  // No combinator depends on what follows an element.
  remove(firstView, { cascade: false }, (node) => later.some((element) => element === node));
  const [first, whole] = [parse(sheet), parse(sheet)];
  keepRules(first, (rule) => {
    if (rule.type === 'atrule') return !isForPrint(rule);
    try {
      return select(render(loosen(parseSelector(rule.selector))), firstView) !== undefined;
    } catch {
      return true;
    }
  });
  const values: string[] = [];
  first.walkDecls(({ parent, value }) => {
    if (parent?.type === 'rule') values.push(value);
  });
  const used = values.join();
  removeEmptyGroups(first);
  first.walkAtRules(/^(font-face|keyframes)$/, (rule) => {
    if (!used.includes(nameOf(rule))) rule.remove();
  });
  whole.walkAtRules('font-face', (rule) => {
    if (used.includes(nameOf(rule))) rule.remove();
  });
  return { first: first.toString(), whole: whole.toString() };
}
