import { brotliCompressSync, constants } from 'node:zlib';

/** A text or file after brotli at its highest level, as a CDN sends it. */
export function compress(content: string | Uint8Array): Buffer {
  const highest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(content, highest);
}
