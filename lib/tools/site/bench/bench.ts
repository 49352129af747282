/** What a visit costs by docs/Caddyfile over a slow link, beside other builds of the site. */
import { writeFileSync } from 'node:fs';
import { measureRows, type Row } from 'html-first/bench';
import { plainFolder, previewFolder } from '../../folders.mjs';
import { runCaddy } from '../../local-servers';
import { findChromium } from '../prepare/chromium.mjs';
import { buildPreview } from '../preview/build-preview.mjs';
import { makeScriptFree } from './script-free';

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
const keys: Row[] = [
  { route: '/', build: ['light', previewFolder], journey: form },
  { route: '/garlic', build: ['light', previewFolder], journey: calculator },
];

await buildPreview(plainFolder, { LIGHT: 'off' });
await buildPreview(folders['plain, inlineCss'], { LIGHT: 'off', INLINE_CSS: 'on' });
makeScriptFree(previewFolder, folders['script-free']);
const how = { executablePath: await findChromium(), serve: runCaddy, link };
let text = '';
for (const rows of [visits, keys]) text += `${await measureRows(rows, Number(runs), how)}\n`;
console.log(text);
writeFileSync('test-results/bench.md', text);
