/** Brotli compression and SHA-256 digests, for the adapter and the tools. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

/** A text or file after brotli at its highest level, as a CDN sends it. */
export function compress(content: string | Uint8Array): Buffer {
  const highest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return brotliCompressSync(content, highest);
}

/** The SHA-256 of a content in hexadecimal; file names contain its first digits. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The SHA-256 of a content as a policy or an `integrity` attribute writes it. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
