/** Measures visits to the site and to other builds of it, on Caddy over a slow connection. */
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { measureRows, type Row } from 'html-first/bench';
import { readPage, writeHtml } from 'html-first/export-files';
import { removeElements } from 'html-first/transforms';
import { plainFolder, previewFolder } from '../folders.mjs';
import { runCaddy } from '../local-servers';
import { compressTexts } from './build/compress-texts';
import { findChromium } from './prepare/chromium';
import { buildPreview } from './preview/build-preview.mjs';

const { BENCH_RUNS: runs = '3' } = process.env;
const link = { kilobitsPerSecond: 400, roundTripMilliseconds: 400, processorSlowdown: 4 };
const folders = {
  'script-free': '.preview/script-free',
  light: previewFolder,
  plain: plainFolder,
  'plain, inlineCss': '.preview/inline-css',
};
const visits = ['/', '/bonsmara', '/garlic'].flatMap((route) =>
  Object.entries(folders).map((build): Row => ({ route, build })),
);
const form = { field: '[data-island=contact-form] textarea', answer: /\D1\/1000/ };
const calculator = { field: '[data-island=seed-calculator] [name=seeds]', answer: /Seeds used/ };
const firstKeys: Row[] = [
  { route: '/', build: ['light', previewFolder], journey: form },
  { route: '/garlic', build: ['light', previewFolder], journey: calculator },
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

await buildPreview(plainFolder, { LIGHT: 'off' });
await buildPreview(folders['plain, inlineCss'], { LIGHT: 'off', INLINE_CSS: 'on' });
makeScriptFree(previewFolder, folders['script-free']);
const bench = { executablePath: findChromium(), serve: runCaddy, link };
let text = '';
for (const rows of [visits, firstKeys]) text += `${await measureRows(rows, Number(runs), bench)}\n`;
console.log(text);
writeFileSync('test-results/bench.md', text);
