/** Removes the rules of a style sheet that a page does not use, since each page inlines its own styles. */
import type { AstRule } from 'css-selector-parser';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { parse } from 'postcss';
import { Attribute } from '../islands/contract';
import { keepRules, parseSelector, removeEmptyGroups } from './style-rules';

/** The classes that a selector requires, except those inside `:is()` or `:not()`. */
function classesOf({ items, nestedRule }: AstRule): string[] {
  const classes = items.flatMap((item) => (item.type === 'ClassName' ? item.name : []));
  return nestedRule ? [...classes, ...classesOf(nestedRule)] : classes;
}

/** The classes of a page's elements, and every word of the scripts that may add classes. */
function classesOn(page: Root, modules: ReadonlyMap<string, string>): Set<string> {
  const islands = new Set(
    selectAll(`[${Attribute.Island}]`, page).map(({ properties }) => properties.dataIsland),
  );
  // The module `form/part` is imported by the island `form`.
  const code = [...modules].flatMap(([name, text]) =>
    islands.has(name.replace(/\/.*/, '')) ? text : [],
  );
  const scripts = selectAll(`script[${Attribute.Inline}]`, page).map(textOf);
  return new Set(
    [
      ...selectAll('[class]', page).flatMap(({ properties }) => properties.className ?? []),
      ...[...code, ...scripts].join(' ').split(/[\s"'`]+/),
    ].map(String),
  );
}

/**
 * Removes the rules for classes that neither the page's elements nor its scripts contain. As for Tailwind, a class must
 * be a whole word in the code.
 * @param modules the code of all islands by name, as `bundleIslands` returns it
 */
export function removeUnusedRules(
  sheet: string,
  page: Root,
  modules: ReadonlyMap<string, string>,
): string {
  const classes = classesOn(page, modules);
  const isMatched = (rule: AstRule) => classesOf(rule).every((name) => classes.has(name));
  const rules = parse(sheet);
  keepRules(rules, (rule) => {
    if (rule.type === 'atrule') return true;
    try {
      return parseSelector(rule.selector).rules.some(isMatched);
    } catch {
      return true;
    }
  });
  removeEmptyGroups(rules);
  return rules.toString();
}
