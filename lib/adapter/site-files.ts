import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';

/** Addresses of all files below a folder: `/index.html`, `/photos/cattle-01-1a2b3c4d-480.avif`. */
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
  return toHtml(page, {
    // Leaves a single quote between double quotes as it is; only long-dead browsers stumble.
    allowDangerousCharacters: true,
    collapseEmptyAttributes: true,
    quoteSmart: true,
    upperDoctype: true,
  });
}

// Next exports these beside the pages for its own client runtime and nobody else.
const nextOnly = /^\/(_next\/|_not-found)|\.txt$/;

/** The files of a built site that nothing asks for once Next's client runtime is gone. */
export function unusedFiles(built: readonly string[], fromPublic: readonly string[]): string[] {
  return built.filter((address) => nextOnly.test(address) && !fromPublic.includes(address));
}

/** Deletes files, and all folders that are empty then. */
export function deleteFiles(folder: string, addresses: readonly string[]): void {
  for (const address of addresses) rmSync(join(folder, address));
  deleteEmptyFolders(folder);
}

function deleteEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = join(folder, entry.name);
    deleteEmptyFolders(inner);
    if (readdirSync(inner).length === 0) rmdirSync(inner);
  }
}
