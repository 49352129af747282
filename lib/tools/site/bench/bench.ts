/** `npm run bench`: what a visit costs over links that charge as real ones do, beside other builds. */
import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { buildPreview } from '../../build-preview.mjs';
import { findChromium } from '../../chromium.mjs';
import { plainFolder, previewFolder } from '../../folders.mjs';
import { keyDigestOf, runCaddy } from '../../local-servers';
import { makeScriptFree } from '../../script-free';
import { type Link, openDatagramLink, openLink } from './link';
import { runNginx } from './nginx';
import { type Figures, firstKeys, visit } from './visit';

/** BENCH_ROWS chooses rows by the words of their first cells, such as `HTTP/3.*garlic`. */
const { BENCH_RUNS: runs = '3', BENCH_ROWS: wanted = '' } = process.env;
const executablePath = await findChromium();
const slowLink = { kilobitsPerSecond: 400, roundTripMilliseconds: 400, processorSlowdown: 4 };
const links = [
  slowLink,
  { kilobitsPerSecond: 1_600, roundTripMilliseconds: 150, processorSlowdown: 4 },
  { kilobitsPerSecond: 10_000, roundTripMilliseconds: 40, processorSlowdown: 1 },
];
const light = { light: previewFolder };
const withIslands = { ...light, plain: plainFolder, react: '.preview/react' };
const folders = { 'script-free': '.preview/script-free', ...withIslands };
const routes = ['/', '/bonsmara', '/garlic'];
const journeys = {
  '/': { field: '[data-island=contact-form] textarea', answer: /\D1\/1000/ },
  '/garlic': { field: '[data-island=seed-calculator] [name=seeds]', answer: /Seeds used/ },
};
/** How a page comes: by which server, over which kind of link. */
const ways = {
  'HTTP/2, nginx': { run: runNginx, open: openLink },
  'HTTP/2, Caddy': { run: runCaddy, open: openLink },
  'HTTP/3, Caddy': { run: runCaddy, open: openDatagramLink },
};

/** Rows of what a page of several builds costs, by a server, a link and a browser of its own each time. */
function makeRows(
  way: keyof typeof ways,
  link: Link,
  route: string,
  builds: Readonly<Record<string, string>> = folders,
  measureAt = (browser: Browser, address: string): Promise<Figures> =>
    visit(browser, address, link),
) {
  return Object.entries(builds).map(([build, folder]) => {
    const measured: Figures[] = [];
    const measure = async () => {
      const server = await ways[way].run(folder);
      const { port, close } = await ways[way].open(server.port, link);
      const args = [
        '--ignore-certificate-errors',
        `--ignore-certificate-errors-spki-list=${await keyDigestOf(server.port)}`,
        '--host-resolver-rules=MAP localhost 127.0.0.1',
      ];
      // Nothing answers over TCP on the port of such a link, so what arrives has come over HTTP/3.
      if (way.startsWith('HTTP/3')) args.push(`--origin-to-force-quic-on=localhost:${port}`);
      const browser = await chromium.launch({ executablePath, args });
      try {
        measured.push(await measureAt(browser, `https://localhost:${port}${route}`));
      } finally {
        await browser.close();
        close();
        await server.stop();
      }
    };
    const name = `${link.kilobitsPerSecond} kbit/s, ${link.lossPercent ?? 0} % lost`;
    return { cells: [name, way, route, build], measured, measure };
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
  const head = ['link', 'by', 'route', 'build', ...columns];
  const body = rows.map((row) => row.cells.concat(columns.map((each) => cell(each, row.measured))));
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

await buildPreview(plainFolder, { LIGHT: 'off' });
await buildPreview(withIslands.react, { ISLAND_RUNTIME: 'react' });
makeScriptFree(previewFolder, folders['script-free']);
const tables = [
  [
    ...routes.flatMap((route) => [
      ...links.flatMap((link) => makeRows('HTTP/2, nginx', link, route)),
      ...makeRows('HTTP/3, Caddy', slowLink, route),
    ]),
    ...makeRows('HTTP/2, Caddy', slowLink, '/garlic', light),
    ...makeRows('HTTP/3, Caddy', { ...slowLink, lossPercent: 1 }, '/garlic', light),
  ],
  Object.entries(journeys).flatMap(([route, journey]) =>
    makeRows('HTTP/2, nginx', slowLink, route, withIslands, (browser, address) =>
      firstKeys(browser, address, slowLink, journey),
    ),
  ),
].map((rows) => rows.filter(({ cells }) => new RegExp(wanted).test(cells.join(' '))));
for (let run = 1; run <= Number(runs); run += 1) {
  // In another order each time, so that a busy moment of the machine falls on every build alike.
  const shuffled = tables.flat().map((row) => ({ row, place: Math.random() }));
  for (const { row } of shuffled.sort((a, b) => a.place - b.place)) await row.measure();
  console.log(`run ${run} of ${runs} done`);
}
const text = tables.map(table).join('\n');
console.log(text);
writeFileSync('test-results/bench.md', text);
