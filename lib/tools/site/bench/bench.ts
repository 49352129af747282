/** `npm run bench`: what a visit costs by docs/Caddyfile over a slow link, beside other builds of the site. */
import { writeFileSync } from 'node:fs';
import { measureRows, nameRow, type Row } from '../../../html-first/bench/bench';
import { plainFolder, previewFolder } from '../../folders.mjs';
import { runCaddy } from '../../local-servers';
import { findChromium } from '../prepare/chromium.mjs';
import { buildPreview } from '../preview/build-preview.mjs';
import { makeScriptFree } from './script-free';

/** BENCH_ROWS chooses rows by the words of their first cells, such as `garlic.*light`. */
const { BENCH_RUNS: runs = '3', BENCH_ROWS: wanted = '' } = process.env;
const link = { kilobitsPerSecond: 400, roundTripMilliseconds: 400, processorSlowdown: 4 };
const folders = {
  'script-free': '.preview/script-free',
  light: previewFolder,
  plain: plainFolder,
  'plain, inlineCss': '.preview/inline-css',
};
const journeys = {
  '/': { field: '[data-island=contact-form] textarea', answer: /\D1\/1000/ },
  '/garlic': { field: '[data-island=seed-calculator] [name=seeds]', answer: /Seeds used/ },
};

const visits = ['/', '/bonsmara', '/garlic'].flatMap((route) =>
  Object.entries(folders).map((build): Row => ({ link, route, build })),
);
const keys = Object.entries(journeys).flatMap(([route, journey]) =>
  Object.entries({ light: previewFolder, plain: plainFolder }).map(
    (build): Row => ({ link, route, build, journey }),
  ),
);

await buildPreview(plainFolder, { LIGHT: 'off' });
await buildPreview(folders['plain, inlineCss'], { LIGHT: 'off', INLINE_CSS: 'on' });
makeScriptFree(previewFolder, folders['script-free']);
const how = { executablePath: await findChromium(), serve: runCaddy };
let text = '';
for (const rows of [visits, keys]) {
  const chosen = rows.filter((row) => new RegExp(wanted).test(nameRow(row).join(' ')));
  text += `${await measureRows(chosen, Number(runs), how)}\n`;
}
console.log(text);
writeFileSync('test-results/bench.md', text);
