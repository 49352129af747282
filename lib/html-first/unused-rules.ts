/** Leaves out the rules of a style sheet that a page has no use for: each page carries its own styles. */
import { type AstRule, createParser } from 'css-selector-parser';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { type AtRule, type Container, parse, type Rule } from 'postcss';
import { Attribute } from './attributes';

/** Reads a selector; it accepts pseudo-classes that it does not know. @throws if it cannot be parsed */
export const parseSelector = createParser({ syntax: 'progressive' });

/** Removes rules that are not needed, at any depth, and what is then empty. */
export function removeRules(rules: Container, isNeeded: (rule: Rule | AtRule) => boolean): void {
  rules.each((rule) => {
    if (rule.type !== 'rule' && rule.type !== 'atrule') return;
    if (!isNeeded(rule)) rule.remove();
    if (rule.type === 'rule' || !rule.nodes) return;
    if (!/^(media|supports|container|layer)$/.test(rule.name)) return;
    removeRules(rule, isNeeded);
    // Even an empty layer counts in the order of layers.
    if (rule.nodes.length === 0 && rule.name !== 'layer') rule.remove();
  });
}

/** The classes without which a selector matches nothing; those inside `:is()` or `:not()` may be missing. */
function classesOf({ items, nestedRule }: AstRule): string[] {
  const classes = items.flatMap((item) => (item.type === 'ClassName' ? item.name : []));
  return nestedRule ? [...classes, ...classesOf(nestedRule)] : classes;
}

/** The classes of a page's elements, and every word of the scripts that may add others. */
function classesOn(page: Root, modules: ReadonlyMap<string, string>): Set<string> {
  const names = new Set(
    selectAll(`[${Attribute.Island}]`, page).map(({ properties }) => properties.dataIsland),
  );
  const code = [...modules].flatMap(([name, text]) =>
    names.has(name.replace(/\/.*/, '')) ? text : [],
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
 * The rules of a sheet but for those with a class that neither an element of the page nor its scripts have. As for
 * Tailwind, a class must be a whole word in the code.
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
  removeRules(rules, (rule) => {
    if (rule.type === 'atrule') return true;
    try {
      return parseSelector(rule.selector).rules.some(isMatched);
    } catch {
      return true;
    }
  });
  return rules.toString();
}
