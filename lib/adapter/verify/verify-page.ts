import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { writeHtml } from '../site-files';
import { hashSource, inlineScripts } from '../transforms/add-policy';
import { missingPageBudgetRatio, pageBudgetBytes, pageBudgetRatio, weighPage } from './budgets';

const missingPage = '/404.html';

function budgetProblems(address: string, page: Root): string[] {
  const { bytes, ratio } = weighPage(page);
  const mostRatio = address === missingPage ? missingPageBudgetRatio : pageBudgetRatio;
  const problems: string[] = [];
  if (bytes > pageBudgetBytes) {
    problems.push(`${address} weighs ${bytes} bytes, more than its ${pageBudgetBytes}`);
  }
  if (ratio > mostRatio) {
    problems.push(
      `${address} weighs ${ratio.toFixed(3)} times itself without scripts, more than ${mostRatio}`,
    );
  }
  return problems;
}

/** What is wrong with a light page, in plain words; nothing when it is as it must be. */
export function verifyPage(address: string, page: Root, loader: string): string[] {
  const problems = budgetProblems(address, page);
  if (writeHtml(page).includes('/_next/')) {
    problems.push(`${address} still names a file of Next's client runtime`);
  }
  for (const script of selectAll('script[src]', page)) {
    problems.push(`${address} has the script ${String(script.properties.src)}`);
  }
  const policy = String(
    select('meta[http-equiv="Content-Security-Policy"]', page)?.properties.content ?? '',
  );
  for (const script of inlineScripts(page)) {
    const text = textOf(script);
    if (!policy.includes(hashSource(text))) {
      problems.push(
        `${address} has an inline script its policy does not know: ${text.slice(0, 40)}`,
      );
    }
  }
  const islands = selectAll('[data-island]', page);
  const hasLoader = inlineScripts(page).some((script) => textOf(script) === loader);
  if (islands.length > 0 && !hasLoader) problems.push(`${address} has islands but no loader`);
  for (const { properties } of islands) {
    if (!properties.dataModules) {
      problems.push(`${address} has an island without modules: ${String(properties.dataIsland)}`);
    }
  }
  return problems;
}
