/** Parses selectors, and removes rules from a parsed style sheet. */
import { createParser } from 'css-selector-parser';
import type { AtRule, Container, Rule } from 'postcss';

/** Parses a selector; accepts unknown pseudo-classes. @throws if it cannot be parsed */
export const parseSelector = createParser({ syntax: 'progressive' });

/** Whether an at-rule groups rules for elements, unlike `@font-face`, `@keyframes` and `@page`. */
const isGroup = ({ name }: AtRule) => /^(media|supports|container|layer)$/.test(name);

/** Removes the rules that are not needed, at any depth. */
export function keepRules(rules: Container, isNeeded: (rule: Rule | AtRule) => boolean): void {
  rules.each((rule) => {
    if (rule.type !== 'rule' && rule.type !== 'atrule') return;
    if (!isNeeded(rule)) rule.remove();
    else if (rule.type === 'atrule' && isGroup(rule)) keepRules(rule, isNeeded);
  });
}

/** Removes empty groups, at any depth, except layers, since an empty one affects their order. */
export function removeEmptyGroups(rules: Container): void {
  rules.each((rule) => {
    if (rule.type !== 'atrule' || !rule.nodes || !isGroup(rule)) return;
    removeEmptyGroups(rule);
    if (rule.nodes.length === 0 && rule.name !== 'layer') rule.remove();
  });
}
