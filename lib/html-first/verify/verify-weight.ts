import { brotliDecompressSync, constants } from 'node:zlib';
import type { Root } from 'hast';
import { registerAddress, workerAddress } from '../addresses';
import { compress } from '../compression-and-digests';
import { writeHtml } from '../export-files';
import type { IslandBundle } from '../islands/bundle-islands';
import type { HtmlFirstSettings, PageBudgets } from '../settings';
import { removeElements } from '../transforms/page';

/** The most that the service worker weighs by itself, and for each file that it keeps, after brotli. */
const maxWorkerBytes = 1_500;
const maxWorkerBytesPerFile = 80;
const maxRegistrationBytes = 300;

/**
 * The page with every script taken out: as little as its words can cost. What it says to machines
 * is no script but words, though HTML writes it into an element of that name.
 */
export function withoutScripts(page: Root): Root {
  const bare = structuredClone(page);
  removeElements('script:not([type="application/ld+json"])', bare);
  return bare;
}

/** A page after brotli, and the bytes that it would have without scripts. */
export function weighPage(page: Root) {
  const compressed = compress(writeHtml(page));
  return { compressed, scriptFreeBytes: compress(writeHtml(withoutScripts(page))).length };
}

function weighsTooMuch(
  subject: string,
  bytes: number,
  maxBytes: number,
  limit = 'maxBytes in html-first.config.ts',
): string[] {
  if (bytes <= maxBytes) return [];
  return [`${subject} weighs ${bytes} bytes, max ${maxBytes}: make it smaller, or raise ${limit}`];
}

/** What a browser can read of a page once so many bytes of it have arrived. */
function readBeginning(compressed: Buffer, bytes: number): string {
  const unfinished = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(compressed.subarray(0, bytes), unfinished).toString();
}

export function verifyPageWeight(
  address: string,
  { compressed, scriptFreeBytes }: ReturnType<typeof weighPage>,
  { maxBytes, maxScriptBytes, maxFirstSectionBytes }: PageBudgets,
): string[] {
  const { length } = compressed;
  const problems = [
    ...weighsTooMuch(address, length, maxBytes),
    ...weighsTooMuch(
      `the inline script of ${address}`,
      length - scriptFreeBytes,
      maxScriptBytes,
      'maxScriptBytes in html-first.config.ts',
    ),
  ];
  const [, main = ''] = readBeginning(compressed, maxFirstSectionBytes).split('<main');
  if (length > maxFirstSectionBytes && !main.includes('</section>')) {
    problems.push(
      `${address} does not end the first section of its <main> within its first ${maxFirstSectionBytes} bytes: make the styles or that section smaller, or raise maxFirstSectionBytes in html-first.config.ts`,
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
  const limit = 'the limit in lib/html-first/verify/verify-weight.ts';
  return Object.entries(maxBytes).flatMap(([address, max]) =>
    weighsTooMuch(address, compress(scripts.get(address) ?? '').length, max, limit),
  );
}
