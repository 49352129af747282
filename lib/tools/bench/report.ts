import type { Visit } from './measure';

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const columns: readonly [title: string, read: (visit: Visit) => number, decimals: number][] = [
  ['HTML KB', ({ html = 0 }) => html / 1000, 1],
  ['JS KB', ({ script = 0 }) => script / 1000, 1],
  ['CSS, data KB', ({ style = 0, other = 0 }) => (style + other) / 1000, 1],
  ['images KB', ({ image = 0 }) => image / 1000, 1],
  ['requests', ({ requests = 0 }) => requests, 0],
  ['FCP ms', ({ fcp = 0 }) => fcp, 0],
  ['LCP ms', ({ lcp = 0 }) => lcp, 0],
  ['CLS', ({ cls = 0 }) => cls, 3],
  ['TBT ms', ({ tbt = 0 }) => tbt, 0],
  ['touch to ready ms', ({ ready = Number.NaN }) => ready, 0],
];

/** The medians of all visits as a Markdown table, a row for each route and variant. */
export function report(
  routes: readonly string[],
  variants: readonly string[],
  visits: ReadonlyMap<string, readonly Visit[]>,
): string {
  const head = ['route', 'build', ...columns.map(([title]) => title)];
  const rows = routes.flatMap((route) =>
    variants.map((variant) => {
      const measured = visits.get(`${route} ${variant}`) ?? [];
      const figures = columns.map(([, read, decimals]) => {
        const figure = median(measured.map(read));
        return Number.isNaN(figure) ? '' : figure.toFixed(decimals);
      });
      return [route, variant, ...figures];
    }),
  );
  const lines = [head, head.map(() => '---'), ...rows];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
