import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { Attribute } from '../attributes';
import { writeHtml } from '../export-files';
import { inlineScripts, integrityOf } from '../transforms/add-policy';
import { readAttribute } from '../transforms/page';

/** What is wrong with a light page, in plain words; nothing when it is as it must be. */
export function verifyPage(address: string, page: Root, loader: string): string[] {
  const problems: string[] = [];
  if (/\/_next\/static\/[^"]*\.(js|css)\b/.test(writeHtml(page))) {
    problems.push(`${address} still names a file of Next's client runtime`);
  }
  for (const script of selectAll('script[src]', page)) {
    problems.push(`${address} has the script ${readAttribute(script, 'src')}`);
  }
  for (const { tagName } of selectAll('[style]', page)) {
    problems.push(`${address} has a style attribute on a <${tagName}>, which its policy refuses`);
  }
  const policy = select('meta[http-equiv="Content-Security-Policy"]', page);
  const known = policy ? (readAttribute(policy, 'content') ?? '') : '';
  for (const text of inlineScripts(page).map((script) => textOf(script))) {
    if (known.includes(integrityOf(text))) continue;
    problems.push(`${address} has an inline script its policy does not know: ${text.slice(0, 40)}`);
  }
  const islands = selectAll(`[${Attribute.Island}]`, page);
  const hasLoader = inlineScripts(page).some((script) => textOf(script).includes(loader));
  if (islands.length > 0 && !hasLoader) problems.push(`${address} has islands but no loader`);
  return problems;
}
