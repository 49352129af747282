import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/** The URLs of all files in a folder, sorted: `/index.html`, `/photos/barn-480.avif`. */
export function fileUrls(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => `/${name.split(sep).join('/')}`)
    .sort();
}

export function readPage(file: string): Root {
  return fromHtml(readFileSync(file, 'utf8'));
}

/** A page as HTML, without the tags that HTML allows to be omitted, such as `</li>`. */
export function writeHtml(page: Root): string {
  return toHtml(page, {
    // Keeps single quotes inside double quotes unescaped, which only obsolete browsers misread.
    allowDangerousCharacters: true,
    omitOptionalTags: true,
    quoteSmart: true,
    upperDoctype: true,
  });
}

// Next's code, its second copy of the 404 page, and the page data that its router fetches.
const nextOnly = /^\/_next\/static\/.*\.(js|css)$|^\/_not-found[./]|\/__next\.[^/]*\.txt$/;

/**
 * The files of an export that nothing requests without Next's client runtime: its code, the style
 * sheets, which are now inlined, and the data of its client router.
 */
export function unusedFiles(exported: readonly string[]): string[] {
  return exported.filter(
    (url) =>
      nextOnly.test(url) ||
      (url.endsWith('.txt') && exported.includes(url.replace(/txt$/, 'html'))),
  );
}
