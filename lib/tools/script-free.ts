import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { readPage, writeHtml } from '../html-first/export-files';
import { withoutScripts } from '../html-first/verify';
import { compressTexts } from './compress-texts';

/** Copies a built site without the scripts of its pages, as what it could weigh at the least. */
export function makeScriptFree(site: string, folder: string): void {
  cpSync(site, folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  for (const file of names.map((name) => `${folder}/${name}`)) {
    writeFileSync(file, writeHtml(withoutScripts(readPage(file))));
  }
  compressTexts(folder);
}
