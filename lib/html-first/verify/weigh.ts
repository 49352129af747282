import { brotliCompressSync, constants } from 'node:zlib';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { writeHtml } from '../export-files';
import { removeNodes } from '../transforms/page';

/** A text or file after brotli at its highest level, as a CDN sends it. */
export function compress(content: string | Uint8Array): Buffer {
  const highest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(content, highest);
}

/** Bytes of a text or file once it is compressed. */
export function compressedBytes(content: string | Uint8Array): number {
  return compress(content).length;
}

/**
 * The page with every script taken out: as little as its words can cost. What it says to machines
 * is no script but words, though HTML writes it into an element of that name.
 */
export function withoutScripts(page: Root): Root {
  const bare = structuredClone(page);
  removeNodes(bare, selectAll('script:not([type="application/ld+json"])', bare));
  return bare;
}

/** A page's bytes after brotli, and how they compare with the same page without scripts. */
export interface PageWeight {
  readonly bytes: number;
  readonly ratio: number;
}

export function weighPage(page: Root): PageWeight {
  const bytes = compressedBytes(writeHtml(page));
  return { bytes, ratio: bytes / compressedBytes(writeHtml(withoutScripts(page))) };
}
