/** Weighs the parts of a light export, and finds its dead links. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { islandsFolder, ownOrigin } from './addresses';
import { writeHtml } from './export-files';
import { inlineScripts } from './page';

/** Compresses with brotli. @param level by default the highest, at which files are compressed ahead of time */
export function compress(
  content: string | Uint8Array,
  level = constants.BROTLI_MAX_QUALITY,
): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    // Blocks of 2^17 bytes: what follows in a larger page does not change how its beginning is compressed.
    [constants.BROTLI_PARAM_LGBLOCK]: 17,
  };
  return brotliCompressSync(content, { params });
}

/**
 * @param remedy what usually helps
 * @returns one sentence if a part of the site weighs too much
 */
export function weighPart(name: string, bytes: number, maxBytes: number, remedy: string): string[] {
  if (bytes <= maxBytes) return [];
  return [`${name} weighs ${bytes} bytes, max ${maxBytes}: ${remedy}`];
}

/** How many bytes of a compressed page a browser needs to show the first section of `main`. */
function bytesOfFirstSection(compressed: Buffer): number {
  const unfinished = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  let [tooFew, enough] = [0, compressed.length];
  while (enough - tooFew > 1) {
    const bytes = Math.floor((tooFew + enough) / 2);
    const beginning = brotliDecompressSync(compressed.subarray(0, bytes), unfinished).toString();
    if (/<main.*<\/section>/s.test(beginning)) enough = bytes;
    else tooFew = bytes;
  }
  return enough;
}

/** The level at which servers compress pages as they send them: Apache's default; CDNs use about 4 to 5. */
const onTheFlyLevel = 5;
const modulesFolder = new RegExp(`${islandsFolder}/[0-9a-f]{6}`, 'g');

/** Compresses text of a page, with one name for the islands' folder: any edit of an island changes it. */
function compressOnTheFly(text: string): Buffer {
  return compress(text.replace(modulesFolder, `${islandsFolder}/012345`), onTheFlyLevel);
}

/**
 * What a page weighs, in bytes after brotli: the whole, up to the end of its first section, and its inline scripts.
 * It depends on what the page says, so tests limit it, not the build.
 */
export function weighPage(page: Root) {
  const whole = compressOnTheFly(writeHtml(page));
  // Compressed alone: how much they add to a page also depends on its other text.
  const scripts = compressOnTheFly(inlineScripts(page).map(textOf).join('\n'));
  return {
    bytes: whole.length,
    firstSectionBytes: bytesOfFirstSection(whole),
    scriptBytes: scripts.length,
  };
}

function addressesIn(page: Root): Set<string> {
  const elements = selectAll('a[href], link[href], [src], [srcset], [imagesrcset]', page);
  const addresses = elements.flatMap(({ properties: { href, src, srcSet, imageSrcSet } }) => {
    const candidates = String(srcSet ?? imageSrcSet ?? '').split(', ');
    return [href, src, ...candidates.map((candidate) => candidate.trim().split(' ')[0])];
  });
  return new Set(addresses.filter((address) => typeof address === 'string'));
}

/** The file that a static host serves for a path. */
function fileFor(path: string, files: ReadonlySet<string>): string | undefined {
  const candidates = [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`];
  return candidates.find((file) => files.has(file));
}

/**
 * The dead links of all pages, each as a sentence: to a file that the site does not have, such as a script of
 * Next's, or to an id that the page there does not have. Links to other sites are not followed.
 */
export function findDeadLinks(
  pages: ReadonlyMap<string, Root>,
  files: ReadonlySet<string>,
): string[] {
  const problems: string[] = [];
  for (const [address, page] of pages) {
    for (const link of addressesIn(page)) {
      const url = new URL(link.startsWith('#') ? `${address}${link}` : link, ownOrigin + address);
      if (url.origin !== ownOrigin) continue;
      const file = fileFor(decodeURI(url.pathname), files);
      const target = pages.get(file ?? '');
      const id = decodeURIComponent(url.hash.slice(1));
      if (!file) {
        problems.push(`${address} links to ${link}, which the site does not have`);
      } else if (id && target && !select(`[id="${id}"]`, target)) {
        problems.push(`${address} links to ${link}, but ${file} has no element of that id`);
      }
    }
  }
  return problems;
}
