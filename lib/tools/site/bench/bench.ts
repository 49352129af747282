/** `npm run bench`: what a visit costs over links that charge as real ones do, beside other builds. */
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { readPage, writeHtml } from '../../../html-first/export-files';
import { withoutScripts } from '../../../html-first/verify';
import { buildPreview } from '../../build-preview.mjs';
import { findChromium } from '../../chromium.mjs';
import { compressTexts } from '../../compress-texts';
import { plainFolder, previewFolder } from '../../folders.mjs';
import { runNginx } from '../../local-servers';
import { type Link, openLink } from './link';
import { type Figures, firstKeys, visit } from './visit';

const runs = Number(process.env.BENCH_RUNS ?? 3);
const slowLink = { kilobitsPerSecond: 400, roundTripMilliseconds: 400, processorSlowdown: 4 };
const middleLink = { kilobitsPerSecond: 1_600, roundTripMilliseconds: 150, processorSlowdown: 4 };
const fastLink = { kilobitsPerSecond: 10_000, roundTripMilliseconds: 40, processorSlowdown: 1 };
const scriptFreeFolder = '.preview/script-free';
const withIslands = { light: previewFolder, plain: plainFolder, react: '.preview/react' };
const folders = { 'script-free': scriptFreeFolder, ...withIslands };
const journeys = [
  { route: '/', field: '[data-island=contact-form] textarea', answer: /\D1\/1000/ },
  { route: '/garlic', field: '[data-island=seed-calculator] [name=seeds]', answer: /Seeds used/ },
];

function makeScriptFree(): void {
  cpSync(previewFolder, scriptFreeFolder, { recursive: true });
  const names = readdirSync(scriptFreeFolder).filter((name) => name.endsWith('.html'));
  for (const file of names.map((name) => `${scriptFreeFolder}/${name}`)) {
    writeFileSync(file, writeHtml(withoutScripts(readPage(file))));
  }
  compressTexts(scriptFreeFolder);
}

type Measure = (address: string) => Promise<Figures>;

/** Rows of what is measured at a page of several builds, by a server and a link of its own each time. */
function makeRows(link: Link, route: string, builds: Record<string, string>, measureAt: Measure) {
  return Object.entries(builds).map(([build, folder]) => {
    const measured: Figures[] = [];
    const measure = async () => {
      const server = await runNginx(folder, true);
      const { port, close } = await openLink(server.port, link);
      try {
        measured.push(await measureAt(`https://localhost:${port}${route}`));
      } finally {
        close();
        await server.stop();
      }
    };
    return { cells: [`${link.kilobitsPerSecond} kbit/s`, route, build], measured, measure };
  });
}

/** The median of a column and, of times, the least and the most. */
function cell(column: string, measured: readonly Figures[]): string {
  const values = measured.map((figures) => figures[column] ?? 0).sort((a, b) => a - b);
  const [least, median, most] = [0, 0.5, 1].map((share) =>
    values[Math.floor(share * (values.length - 1))]?.toFixed(column.endsWith('KB') ? 1 : 0),
  );
  return column.endsWith('ms') ? `${median} (${least} to ${most})` : `${median}`;
}

function table(rows: ReturnType<typeof makeRows>): string {
  const columns = Object.keys(rows[0]?.measured[0] ?? {});
  const head = ['link', 'route', 'build', ...columns];
  const body = rows.map((row) => row.cells.concat(columns.map((each) => cell(each, row.measured))));
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

buildPreview(plainFolder, { LIGHT: 'off' });
buildPreview(withIslands.react, { ISLAND_RUNTIME: 'react' });
makeScriptFree();
const args = ['--ignore-certificate-errors'];
const browser = await chromium.launch({ executablePath: await findChromium(), args });
const pages = [slowLink, middleLink, fastLink].flatMap((link) =>
  ['/', '/bonsmara', '/garlic'].flatMap((route) =>
    makeRows(link, route, folders, (address) => visit(browser, address, link)),
  ),
);
const keys = journeys.flatMap((journey) =>
  makeRows(slowLink, journey.route, withIslands, (address) =>
    firstKeys(browser, address, slowLink, journey),
  ),
);
for (let run = 1; run <= runs; run += 1) {
  // In another order each time, so that a busy moment of the machine falls on every build alike.
  const shuffled = [...pages, ...keys].map((row) => ({ row, place: Math.random() }));
  for (const { row } of shuffled.sort((a, b) => a.place - b.place)) await row.measure();
  console.log(`run ${run} of ${runs} done`);
}
await browser.close();
const text = `${table(pages)}\n${table(keys)}`;
console.log(text);
writeFileSync('test-results/bench.md', text);
