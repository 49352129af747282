/** Weighs the parts of a light export. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { islandsFolder } from '../islands/urls';
import { writeHtml } from './export-files';
import { inlineScripts } from './page';

/** Compresses with brotli. @param level by default the max, for files that are compressed ahead of time */
export function compress(
  content: string | Uint8Array,
  level = constants.BROTLI_MAX_QUALITY,
): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

/**
 * @param remedy the usual fix
 * @returns one sentence if a part of the site weighs too much
 */
export function weighPart(name: string, bytes: number, maxBytes: number, remedy: string): string[] {
  if (bytes <= maxBytes) return [];
  return [`${name} weighs ${bytes} bytes, max ${maxBytes}: ${remedy}`];
}

/** The level at which servers compress pages as they send them: Apache's default; CDNs use about 4 to 5. */
const onTheFlyLevel = 5;
const modulesFolder = new RegExp(`${islandsFolder}/[0-9a-f]{6}`, 'g');

/** Compresses text of a page, with a fixed name for the islands' folder, which any edit of an island changes. */
function compressOnTheFly(text: string): Buffer {
  return compress(text.replace(modulesFolder, `${islandsFolder}/012345`), onTheFlyLevel);
}

/**
 * What a page weighs, in bytes after brotli: the whole, up to the end of its first section, and its inline scripts.
 * It depends on the content, so tests limit it, not the build.
 */
export function weighPage(page: Root) {
  const html = writeHtml(page);
  const [firstSection = html] = /^.*?<main.*?<\/section>/s.exec(html) ?? [];
  // Compressed separately, since what they add to a page also depends on its other text.
  const scripts = compressOnTheFly(inlineScripts(page).map(textOf).join('\n'));
  return {
    bytes: compressOnTheFly(html).length,
    firstSectionBytes: compressOnTheFly(firstSection).length,
    scriptBytes: scripts.length,
  };
}
