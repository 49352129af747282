/** Measures visits to the site, and to its pages without scripts, on Caddy over a slow connection. */
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { measureRows, type Row } from '@/lib/html-first/bench/bench';
import { readPage, writeHtml } from '@/lib/html-first/export-files';
import { removeElements } from '@/lib/html-first/transforms';
import { compressTexts } from './build/compress-texts';
import { previewFolder } from './folders.mjs';
import { findChromium } from './test-setup/chromium';

const { BENCH_RUNS: runs = '3' } = process.env;
const link = { kilobitsPerSecond: 400, roundTripMilliseconds: 400, processorSlowdown: 4 };
const folders = {
  'script-free': '.preview/script-free',
  'as built': previewFolder,
};
const visits = ['/', '/bonsmara', '/garlic'].flatMap((route) =>
  Object.entries(folders).map((build): Row => ({ route, build })),
);
const form = { field: '[data-island=contact-form] textarea', answer: /\D1\/1000/ };
const calculator = { field: '[data-island=seed-calculator] [name=seeds]', answer: /Seeds used/ };
const firstKeys: Row[] = [
  { route: '/', build: ['as built', previewFolder], journey: form },
  { route: '/garlic', build: ['as built', previewFolder], journey: calculator },
];

/** Copies a built site without its scripts, to compare with. */
function makeScriptFree(site: string, folder: string): void {
  cpSync(site, folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  for (const file of names.map((name) => `${folder}/${name}`)) {
    const page = readPage(file);
    // Structured data is a `script` element too, but stays.
    removeElements('script:not([type="application/ld+json"])', page);
    writeFileSync(file, writeHtml(page));
  }
  compressTexts(folder);
}

makeScriptFree(previewFolder, folders['script-free']);
const bench = { executablePath: findChromium(), link };
let text = '';
for (const rows of [visits, firstKeys]) text += `${await measureRows(rows, Number(runs), bench)}\n`;
console.log(text);
writeFileSync('test-results/bench.md', text);
