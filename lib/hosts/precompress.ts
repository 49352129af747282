import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isText } from './media-types';

const highest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Puts a `.br` and a `.gz` beside every text file that gets smaller by it, for hosts that can send
 * them as they are.
 * @param files names in the folder
 */
export function precompress(folder: string, files: readonly string[]): void {
  for (const file of files.filter(isText)) {
    const content = readFileSync(join(folder, file));
    const versions = {
      br: brotliCompressSync(content, highest),
      gz: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
    };
    for (const [ending, compressed] of Object.entries(versions)) {
      if (compressed.length < content.length) {
        writeFileSync(join(folder, `${file}.${ending}`), compressed);
      }
    }
  }
}
