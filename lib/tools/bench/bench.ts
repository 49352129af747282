/** `npm run bench`: what a visit costs, against the same pages made in other ways. */
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { readPage, writeHtml } from '../../html-first/export-files';
import { withoutScripts } from '../../html-first/verify/verify-weight';
import { compressTexts } from '../added-files';
import { findChromium } from '../chromium.mjs';
import { runNginx } from '../nginx';
import { buildPreview, plainFolder, previewFolder } from '../preview-build.mjs';
import { findFreePort, type RunningServer } from '../serving';
import { type Figures, touchToReady, visit, columns as visitColumns } from './visit';

const runs = Number(process.env.BENCH_RUNS ?? 3);
const variants = [
  { name: 'light', folder: previewFolder, hasIslands: true },
  { name: 'script-free', folder: '.preview/script-free', hasIslands: false },
  { name: 'plain', folder: plainFolder, hasIslands: false },
  { name: 'react', folder: '.preview/react', hasIslands: true },
];
const journeys = [
  { route: '/', island: 'contact-form' },
  { route: '/bonsmara', island: undefined },
  { route: '/garlic', island: 'seed-calculator' },
];
const touchColumn = 'touch to ready ms';
const columns = [...visitColumns, touchColumn];

function makeScriptFree(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to).filter((file) => file.endsWith('.html'))) {
    writeFileSync(`${to}/${name}`, writeHtml(withoutScripts(readPage(`${to}/${name}`))));
  }
  compressTexts(to);
}

/** The median of a column, or nothing where there is none. */
function cell(column: string, visits: readonly Figures[]): string {
  const values = visits.flatMap((figures) => figures[column] ?? []);
  const median = values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];
  if (column === 'CLS') return median?.toFixed(3) ?? '';
  return median?.toFixed(column.endsWith('KB') ? 1 : 0) ?? '';
}

buildPreview(plainFolder, { LIGHT: 'off' });
buildPreview('.preview/react', { ISLAND_RUNTIME: 'react' });
makeScriptFree(previewFolder, '.preview/script-free');

const pages = journeys.flatMap((journey) =>
  variants.map((variant) => ({ ...journey, ...variant, visits: [] as Figures[] })),
);
const servers = new Map<string, RunningServer>();
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
});
try {
  for (const { name, folder } of variants) servers.set(name, await runNginx(folder, true));
  // Interleaved, so that a busy moment of the machine falls on every variant alike.
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, route, island, hasIslands, visits } of pages) {
      const address = `https://127.0.0.1:${servers.get(name)?.port}${route}`;
      const figures = await visit(address, port);
      if (hasIslands && island) {
        figures[touchColumn] = await touchToReady(browser, address, island);
      }
      visits.push(figures);
    }
    console.log(`run ${run} of ${runs} done`);
  }
} finally {
  await browser.close();
  for (const { stop } of servers.values()) await stop();
}
const rows = [
  ['route', 'build', ...columns],
  ['---', '---', ...columns.map(() => '---')],
  ...pages.map(({ route, name, visits }) => [
    route,
    name,
    ...columns.map((column) => cell(column, visits)),
  ]),
];
const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
console.log(table);
writeFileSync('test-results/bench.md', `${table}\n`);
