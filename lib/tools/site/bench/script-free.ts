import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { readPage, writeHtml } from 'html-first/export-files';
import { removeElements } from 'html-first/transforms';
import { compressTexts } from '../build/compress-texts';

/** Copies a built site without the scripts of its pages, as what it could weigh at the least. */
export function makeScriptFree(site: string, folder: string): void {
  cpSync(site, folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  for (const file of names.map((name) => `${folder}/${name}`)) {
    const page = readPage(file);
    // Structured data stays, which is data in an element named `script`.
    removeElements('script:not([type="application/ld+json"])', page);
    writeFileSync(file, writeHtml(page));
  }
  compressTexts(folder);
}
