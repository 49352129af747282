import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/** Addresses of all files below a folder: `/index.html`, `/photos/cattle-01-480-1a2b3c4d.avif`. */
export function fileAddresses(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => `/${relative('', name).split(sep).join('/')}`)
    .sort();
}

/** A page as a tree. */
export function readPage(file: string): Root {
  return fromHtml(readFileSync(file, 'utf8'));
}

/** A page as HTML, without quotes and values that HTML does not need. */
export function writeHtml(page: Root): string {
  return toHtml(page, { collapseEmptyAttributes: true, quoteSmart: true, upperDoctype: true });
}

// Next exports these beside the pages for its own client runtime and nobody else.
const nextOnly = /^\/(_next\/|_not-found)|\.txt$/;

/** The files of a built site that nothing asks for once Next's client runtime is gone. */
export function unusedFiles(built: readonly string[], fromPublic: readonly string[]): string[] {
  return built.filter((address) => nextOnly.test(address) && !fromPublic.includes(address));
}

/** Deletes files, and folders that are empty then. */
export function deleteFiles(folder: string, addresses: readonly string[]): void {
  for (const address of addresses) {
    rmSync(join(folder, address));
    const parts = address.split('/').slice(1, -1);
    for (let depth = parts.length; depth > 0; depth -= 1) {
      const parent = join(folder, ...parts.slice(0, depth));
      if (existsSync(parent) && readdirSync(parent).length === 0)
        rmSync(parent, { recursive: true });
    }
  }
}
