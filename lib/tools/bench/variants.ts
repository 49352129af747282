import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readPage, writeHtml } from '../../html-first/export-files';
import { withoutScripts } from '../../html-first/verify/weigh';
import { buildSite } from '../prepare/build.mjs';

export const variants = ['light', 'script-free', 'plain', 'react'] as const;
export type Variant = (typeof variants)[number];

/** The folder of a built variant of the site. */
export function variantFolder(variant: Variant): string {
  return variant === 'light' ? 'out' : join('.variants', variant);
}

/** Copies a site and takes every script out of its pages. */
function makeScriptFree(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to).filter((file) => file.endsWith('.html'))) {
    const html = writeHtml(withoutScripts(readPage(join(to, name))));
    writeFileSync(join(to, name), html);
    writeFileSync(join(to, `${name}.br`), brotliCompressSync(html));
  }
}

/** Builds what is not built yet; the light site last, for it stays in out/. */
export function buildVariants(): void {
  buildSite(variantFolder('plain'), { LIGHT: 'off' });
  buildSite(variantFolder('react'), { ISLAND_RUNTIME: 'react' });
  buildSite();
  makeScriptFree(variantFolder('light'), variantFolder('script-free'));
}
