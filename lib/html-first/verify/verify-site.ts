import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { missingPageAddress, registerAddress, workerAddress } from '../addresses';
import { Attribute } from '../attributes';
import { writeHtml } from '../export-files';
import type { IslandBundle } from '../islands/bundle-islands';
import type { HtmlFirstSettings, PageBudgets } from '../settings';
import { hashSource, inlineScripts } from '../transforms/add-policy';
import { readAttribute } from '../transforms/page';
import { compressedBytes, type PageWeight } from './weigh';

/** The most that the service worker weighs by itself, and for each file that it keeps, after brotli. */
const maxWorkerBytes = 1_500;
const maxWorkerBytesPerFile = 80;
const maxRegistrationBytes = 300;

function weighsTooMuch(
  subject: string,
  bytes: number,
  maxBytes: number,
  remedy = 'make it smaller, or raise maxBytes in html-first.config.ts',
): string[] {
  return bytes <= maxBytes ? [] : [`${subject} weighs ${bytes} bytes, max ${maxBytes}: ${remedy}`];
}

/** What is over its budget on a page. */
export function verifyWeight(
  address: string,
  { bytes, ratio }: PageWeight,
  budgets: PageBudgets,
): string[] {
  const problems = weighsTooMuch(address, bytes, budgets.maxBytes);
  const isMissingPage = address === missingPageAddress;
  const maxRatio = isMissingPage ? budgets.maxRatioOfMissingPage : budgets.maxRatio;
  if (ratio > maxRatio) {
    problems.push(
      `${address} weighs ${ratio.toFixed(3)} times itself without scripts, more than ${maxRatio}: take scripts away, or raise the ratio in html-first.config.ts`,
    );
  }
  return problems;
}

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
    if (known.includes(hashSource(text))) continue;
    problems.push(`${address} has an inline script its policy does not know: ${text.slice(0, 40)}`);
  }
  const islands = selectAll(`[${Attribute.Island}]`, page);
  const hasLoader = inlineScripts(page).some((script) => textOf(script).includes(loader));
  if (islands.length > 0 && !hasLoader) problems.push(`${address} has islands but no loader`);
  return problems;
}

/** The islands that weigh more than they may. */
export function verifyIslands(
  { modules }: IslandBundle,
  { islands, runtime }: Pick<HtmlFirstSettings, 'islands' | 'runtime'>,
): string[] {
  if (runtime === 'react') return [];
  return Object.entries(islands).flatMap(([name, { maxBytes }]) => {
    const bytes = compressedBytes(modules.get(name) ?? '');
    return weighsTooMuch(`the island ${name}`, bytes, maxBytes);
  });
}

/**
 * What is wrong with the scripts that keep the site for places without signal.
 * @param keptFiles how many files the service worker has the digests of.
 */
export function verifyOffline(scripts: ReadonlyMap<string, string>, keptFiles: number): string[] {
  const maxBytes = {
    [workerAddress]: maxWorkerBytes + keptFiles * maxWorkerBytesPerFile,
    [registerAddress]: maxRegistrationBytes,
  };
  return Object.entries(maxBytes).flatMap(([address, max]) => {
    const script = scripts.get(address);
    if (script === undefined) return [`${address} is missing`];
    const remedy = 'the limit stands in lib/html-first/verify/verify-site.ts';
    return weighsTooMuch(address, compressedBytes(script), max, remedy);
  });
}
