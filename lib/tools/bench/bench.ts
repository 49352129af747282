/** `npm run bench`: what a visit costs, against the same pages made in other ways. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../prepare/browser.mjs';
import { type Visit, visit } from './measure';
import { report } from './report';
import { serveVariants } from './serve-variants';
import { buildVariants, variants } from './variants';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const firstPort = 3200;
const journeys = [
  { route: '/', island: 'contact-form' },
  { route: '/bonsmara', island: undefined },
  { route: '/garlic', island: 'seed-calculator' },
] as const;

buildVariants();
const ports = new Map(variants.map((variant, index) => [variant, firstPort + index]));
const stopServing = await serveVariants(ports);
const browser = await chromium.launch({ executablePath: await findChromium() });
const visits = new Map<string, Visit[]>();

try {
  // Interleaved, so that a busy moment of the machine falls on every variant alike.
  for (let run = 1; run <= runs; run += 1) {
    for (const { route, island } of journeys) {
      for (const [variant, port] of ports) {
        const hasIslands = variant === 'light' || variant === 'react';
        const address = `https://127.0.0.1:${port}${route}`;
        const key = `${route} ${variant}`;
        const result = await visit(browser, address, hasIslands ? island : undefined);
        visits.set(key, [...(visits.get(key) ?? []), result]);
      }
    }
    console.log(`run ${run} of ${runs} done`);
  }
} finally {
  await browser.close();
  stopServing();
}
const table = report(
  journeys.map(({ route }) => route),
  variants,
  visits,
);
console.log(table);
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/bench.md', table);
