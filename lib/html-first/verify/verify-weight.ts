import { brotliCompressSync, constants } from 'node:zlib';
import type { Root } from 'hast';
import { missingPageAddress, registerAddress, workerAddress } from '../addresses';
import { writeHtml } from '../export-files';
import type { IslandBundle } from '../islands/bundle-islands';
import type { HtmlFirstSettings, PageBudgets } from '../settings';
import { removeElements } from '../transforms/page';

/** The most that the service worker weighs by itself, and for each file that it keeps, after brotli. */
const maxWorkerBytes = 1_500;
const maxWorkerBytesPerFile = 80;
const maxRegistrationBytes = 300;

/** A text or file after brotli at its highest level, as a CDN sends it. */
export function compress(content: string | Uint8Array): Buffer {
  const highest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(content, highest);
}

/**
 * The page with every script taken out: as little as its words can cost. What it says to machines
 * is no script but words, though HTML writes it into an element of that name.
 */
export function withoutScripts(page: Root): Root {
  const bare = structuredClone(page);
  removeElements('script:not([type="application/ld+json"])', bare);
  return bare;
}

/** A page's bytes after brotli, and how they compare with the same page without scripts. */
export function weighPage(page: Root) {
  const bytes = compress(writeHtml(page)).length;
  return { bytes, ratio: bytes / compress(writeHtml(withoutScripts(page))).length };
}

function weighsTooMuch(
  subject: string,
  bytes: number,
  maxBytes: number,
  remedy = 'make it smaller, or raise maxBytes in html-first.config.ts',
): string[] {
  return bytes <= maxBytes ? [] : [`${subject} weighs ${bytes} bytes, max ${maxBytes}: ${remedy}`];
}

export function verifyPageWeight(
  address: string,
  { bytes, ratio }: ReturnType<typeof weighPage>,
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

export function verifyIslandWeights(
  { modules }: IslandBundle,
  { islands, runtime }: Pick<HtmlFirstSettings, 'islands' | 'runtime'>,
): string[] {
  if (runtime === 'react') return [];
  return Object.entries(islands).flatMap(([name, { maxBytes }]) => {
    return weighsTooMuch(`the island ${name}`, compress(modules.get(name) ?? '').length, maxBytes);
  });
}

/**
 * The scripts that keep the site for offline use, where they weigh more than they may.
 * @param keptFiles how many files the service worker has the digests of.
 */
export function verifyOfflineWeights(
  scripts: ReadonlyMap<string, string>,
  keptFiles: number,
): string[] {
  const maxBytes = {
    [workerAddress]: maxWorkerBytes + keptFiles * maxWorkerBytesPerFile,
    [registerAddress]: maxRegistrationBytes,
  };
  const remedy = 'the limit stands in lib/html-first/verify/verify-weight.ts';
  return Object.entries(maxBytes).flatMap(([address, max]) =>
    weighsTooMuch(address, compress(scripts.get(address) ?? '').length, max, remedy),
  );
}
