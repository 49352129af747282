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
import { touchToReady, visit } from './visit';

type Figures = Awaited<ReturnType<typeof visit>> & { readonly touchToReady?: number };

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
const columns: readonly [title: string, figure: keyof Figures, decimals: number][] = [
  ['HTML KB', 'htmlKilobytes', 1],
  ['JS KB', 'scriptKilobytes', 1],
  ['CSS, data KB', 'otherKilobytes', 1],
  ['images KB', 'imageKilobytes', 1],
  ['requests', 'requests', 0],
  ['FCP ms', 'firstPaint', 0],
  ['LCP ms', 'largestPaint', 0],
  ['CLS', 'layoutShift', 3],
  ['TBT ms', 'blockingTime', 0],
  ['touch to ready ms', 'touchToReady', 0],
];

/** Copies a site and takes every script out of its pages. */
function makeScriptFree(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to).filter((file) => file.endsWith('.html'))) {
    writeFileSync(`${to}/${name}`, writeHtml(withoutScripts(readPage(`${to}/${name}`))));
  }
  compressTexts(to);
}

function median(values: readonly number[]): number {
  return (
    values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
  );
}

/** A row of the table: the median of each figure, or nothing where there is none. */
function row(route: string, variant: string, visits: readonly Figures[]): string {
  const cells = columns.map(([, figure, decimals]) => {
    const value = median(visits.flatMap((visited) => visited[figure] ?? []));
    return Number.isNaN(value) ? '' : value.toFixed(decimals);
  });
  return `| ${[route, variant, ...cells].join(' | ')} |`;
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
      const isTouched = hasIslands && island;
      visits.push({
        ...figures,
        ...(isTouched && { touchToReady: await touchToReady(browser, address, island) }),
      });
    }
    console.log(`run ${run} of ${runs} done`);
  }
} finally {
  await browser.close();
  for (const { stop } of servers.values()) await stop();
}
const titles = ['route', 'build', ...columns.map(([title]) => title)];
const table = [
  `| ${titles.join(' | ')} |`,
  `|${' --- |'.repeat(titles.length)}`,
  ...pages.map(({ route, name, visits }) => row(route, name, visits)),
].join('\n');
console.log(table);
writeFileSync('test-results/bench.md', `${table}\n`);
