/** What a visit costs by nginx and Caddy over slow links, beside other builds of the site. */
import { writeFileSync } from 'node:fs';
import { measureRows, nameRow, type Row } from '../../../html-first/bench/bench';
import { plainFolder, previewFolder } from '../../folders.mjs';
import { runCaddy } from '../../local-servers';
import { findChromium } from '../prepare/chromium.mjs';
import { buildPreview } from '../preview/build-preview.mjs';
import { runNginx } from './nginx';
import { makeScriptFree } from './script-free';

/** BENCH_ROWS chooses rows by the words of their first cells, such as `HTTP/3.*garlic`. */
const { BENCH_RUNS: runs = '3', BENCH_ROWS: wanted = '' } = process.env;
const slowLink = { kilobitsPerSecond: 400, roundTripMilliseconds: 400, processorSlowdown: 4 };
const links = [
  slowLink,
  { kilobitsPerSecond: 1_600, roundTripMilliseconds: 150, processorSlowdown: 4 },
  { kilobitsPerSecond: 10_000, roundTripMilliseconds: 40, processorSlowdown: 1 },
];
const withIslands = { light: previewFolder, plain: plainFolder, react: '.preview/react' };
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

const ofBuilds = (row: Omit<Row, 'build'>, builds: Readonly<Record<string, string>>): Row[] =>
  Object.entries(builds).map((build) => ({ ...row, build }));
const visits = ['/', '/bonsmara', '/garlic'].flatMap((route) => [
  ...links.flatMap((link) => ofBuilds({ link, protocol: 'HTTP/2', route }, folders)),
  ...ofBuilds({ link: slowLink, protocol: 'HTTP/3', route }, folders),
]);
const lossyLink = { ...slowLink, lossPercent: 1 };
const lossy = { link: lossyLink, protocol: 'HTTP/3', route: '/garlic' } as const;
const keys = Object.entries(journeys).flatMap(([route, journey]) =>
  ofBuilds({ link: slowLink, protocol: 'HTTP/2', route, journey }, withIslands),
);

await buildPreview(plainFolder, { LIGHT: 'off' });
await buildPreview(folders['plain, inlineCss'], { LIGHT: 'off', INLINE_CSS: 'on' });
await buildPreview(withIslands.react, { ISLAND_RUNTIME: 'react' });
makeScriptFree(previewFolder, folders['script-free']);
const how = {
  executablePath: await findChromium(),
  // Large TLS records, as Caddy's, delay the first paint over TCP by more than what is compared.
  serve: (folder: string, protocol: Row['protocol']) =>
    protocol === 'HTTP/3' ? runCaddy(folder) : runNginx(folder),
};
let text = '';
for (const rows of [[...visits, ...ofBuilds(lossy, { light: previewFolder })], keys]) {
  const chosen = rows.filter((row) => new RegExp(wanted).test(nameRow(row).join(' ')));
  text += `${await measureRows(chosen, Number(runs), how)}\n`;
}
console.log(text);
writeFileSync('test-results/bench.md', text);
