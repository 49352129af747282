/** `npm run lighthouse`: what Lighthouse says of every page on a phone; fails below the floor. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { readBuiltSite } from './built-site';
import { findChromium } from './chromium.mjs';
import { Preview } from './preview/preview-server';
import { previewFolder } from './preview-build.mjs';
import { findFreePort } from './serving';

/** Points of 100 by category of Lighthouse. */
type Scores = Readonly<Record<string, number>>;

const floor: Scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
// A busy machine takes points off the speed, so a page may try again.
const maxTries = 3;

async function measure(address: string, debuggingPort: number): Promise<Scores> {
  const result = await lighthouse(address, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: Object.keys(floor),
    // A preview keeps search engines away, as it has to; the launch check sees to the live site.
    skipAudits: ['is-crawlable'],
  });
  const scores = Object.keys(floor).map((category) => {
    const points = (result?.lhr.categories[category]?.score ?? 0) * 100;
    return [category, Math.round(points)] as const;
  });
  return Object.fromEntries(scores);
}

/** The better score of two measurements in each category. */
function bestOf(first: Scores, second: Scores): Scores {
  const best = Object.keys(floor).map((category) => {
    return [category, Math.max(first[category] ?? 0, second[category] ?? 0)] as const;
  });
  return Object.fromEntries(best);
}

/** The categories that miss the floor. */
function missing(scores: Scores): string[] {
  return Object.keys(floor).filter((category) => (scores[category] ?? 0) < (floor[category] ?? 0));
}

const preview = new Preview(previewFolder);
await preview.open();
const debuggingPort = await findFreePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [`--remote-debugging-port=${debuggingPort}`, '--disable-background-networking'],
});
const table: Record<string, Scores> = {};
for (const { address } of readBuiltSite(previewFolder).pages) {
  let scores: Scores = {};
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const measured = await measure(preview.address + address, debuggingPort);
    scores = bestOf(scores, measured);
    if (missing(scores).length === 0) break;
  }
  table[address] = scores;
}
await browser.close();
await preview.close();
console.table(table);
for (const [address, scores] of Object.entries(table)) {
  for (const category of missing(scores)) {
    console.error(
      `${address}: ${category} has ${scores[category]} of at least ${floor[category]}.`,
    );
    process.exitCode = 1;
  }
}
