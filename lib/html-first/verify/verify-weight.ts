import { brotliDecompressSync, constants } from 'node:zlib';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { compress } from '../compression-and-digests';
import { writeHtml } from '../export-files';
import type { IslandBundle } from '../islands/bundle-islands';
import type { HtmlFirstSettings, PageBudgets } from '../settings';
import { inlineScripts } from '../transforms/add-policy';
import { removeElements } from '../transforms/page';

/**
 * The page without its scripts: the least that its words can cost. Structured data stays, which is
 * data in an element named `script`.
 */
export function withoutScripts(page: Root): Root {
  const bare = structuredClone(page);
  removeElements('script:not([type="application/ld+json"])', bare);
  return bare;
}

/**
 * A page after brotli, the page without its scripts, and its inline scripts alone. These have the
 * limit: what they add to a page also depends on its other words.
 */
export function weighPage(page: Root) {
  const scripts = inlineScripts(page).map((script) => textOf(script));
  return {
    compressed: compress(writeHtml(page)),
    scriptFree: compress(writeHtml(withoutScripts(page))),
    scripts: compress(scripts.join('\n')),
  };
}

function weighsTooMuch(
  subject: string,
  bytes: number,
  maxBytes: number,
  limit = 'maxBytes',
): string[] {
  if (bytes <= maxBytes) return [];
  return [
    `${subject} weighs ${bytes} bytes, max ${maxBytes}: make it smaller, or raise ${limit} in html-first.config.ts`,
  ];
}

/** The part of a page that a browser can decode from its first bytes. */
function readBeginning(compressed: Buffer, bytes: number): string {
  const unfinished = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  return brotliDecompressSync(compressed.subarray(0, bytes), unfinished).toString();
}

export function verifyPageWeight(
  address: string,
  { compressed, scripts }: ReturnType<typeof weighPage>,
  { maxBytes, maxScriptBytes, maxFirstSectionBytes }: PageBudgets,
): string[] {
  const problems = [
    ...weighsTooMuch(address, compressed.length, maxBytes),
    ...weighsTooMuch(
      `the inline script of ${address}`,
      scripts.length,
      maxScriptBytes,
      'maxScriptBytes',
    ),
  ];
  const [, main = ''] = readBeginning(compressed, maxFirstSectionBytes).split('<main');
  if (compressed.length > maxFirstSectionBytes && !main.includes('</section>')) {
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
