/** Measures visits to several builds of a site, by HTTP/3 over a slow link. */
import { chromium } from '@playwright/test';
import { runCaddy } from './caddy';
import { type Link, openLink } from './link';
import { type Figures, firstKeys, type Journey, visit } from './visit';

/** A row of the table; each run measures it with a new server, link and browser. */
export interface Row {
  readonly route: string;
  /** The name of the build, and the folder that it is in. */
  readonly build: readonly [name: string, folder: string];
  /** Measured instead of a first visit. */
  readonly journey?: Journey | undefined;
}

interface Bench {
  /** Chromium. */
  readonly executablePath: string;
  readonly link: Link;
}

/** Chromium's arguments to trust a server behind a link, and to use HTTP/3. */
export function argumentsFor(port: number, keyDigest: string): string[] {
  return [
    '--ignore-certificate-errors',
    `--ignore-certificate-errors-spki-list=${keyDigest}`,
    '--host-resolver-rules=MAP localhost 127.0.0.1',
    // Nothing answers over TCP on a link's port, so all that arrives came over HTTP/3.
    `--origin-to-force-quic-on=localhost:${port}`,
  ];
}

async function measure(row: Row, { executablePath, link }: Bench): Promise<Figures> {
  const { route, build, journey } = row;
  const server = await runCaddy(build[1]);
  const { port, close } = await openLink(server.port, link);
  const args = argumentsFor(port, server.keyDigest);
  const browser = await chromium.launch({ executablePath, args });
  const address = `https://localhost:${port}${route}`;
  try {
    if (journey) return await firstKeys(browser, address, link, journey);
    return await visit(browser, address, link);
  } finally {
    await browser.close();
    close();
    await server.stop();
  }
}

/** The median of a column. */
function cell(column: string, measured: readonly Figures[]): string {
  const values = measured.map((figures) => figures[column] ?? 0).sort((a, b) => a - b);
  const median = values[Math.floor(values.length / 2)] ?? 0;
  return median.toFixed(column.endsWith('KB') ? 1 : 0);
}

/** Measures each row in each of the runs. @returns a table in Markdown */
export async function measureRows(rows: readonly Row[], runs: number, how: Bench): Promise<string> {
  const measured = rows.map((row): { row: Row; figures: Figures[] } => ({ row, figures: [] }));
  for (let run = 1; run <= runs; run += 1) {
    // In random order, so that the machine's busy moments fall on every build alike.
    for (const { row, figures } of [...measured].sort(() => Math.random() - 0.5)) {
      figures.push(await measure(row, how));
    }
    console.log(`run ${run} of ${runs} done`);
  }
  const columns = Object.keys(measured[0]?.figures[0] ?? {});
  const head = ['route', 'build', ...columns];
  const cells = ({ row, figures }: (typeof measured)[number]) => [
    row.route,
    row.build[0],
    ...columns.map((column) => cell(column, figures)),
  ];
  const body = measured.map(cells);
  return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |\n`).join('');
}
