/** `npm run lighthouse`: what Lighthouse says of every page on a phone; fails below the floor. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { readBuiltSite } from './built-site';
import { findChromium } from './chromium.mjs';
import { Preview } from './preview/preview-server';
import { previewFolder } from './preview-build.mjs';
import { findFreePort } from './serving';

/** The fewest points of 100 by category of Lighthouse. */
const floor = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
// A busy machine takes points off the speed, so a page may try again.
const maxTries = 3;

/** Raises the scores of a page to those of one more measurement, where they are better. */
async function measure(address: string, port: number, scores: Map<string, number>): Promise<void> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(floor),
    // A preview keeps search engines away, as it has to; the launch check sees to the live site.
    skipAudits: ['is-crawlable'],
  });
  for (const [category, { score }] of Object.entries(result?.lhr.categories ?? {})) {
    const points = Math.round((score ?? 0) * 100);
    scores.set(category, Math.max(points, scores.get(category) ?? 0));
  }
}

const preview = new Preview(previewFolder);
await preview.open();
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [`--remote-debugging-port=${port}`, '--disable-background-networking'],
});
for (const { address } of readBuiltSite(previewFolder).pages) {
  const scores = new Map<string, number>();
  const missing = () =>
    Object.entries(floor).filter(([category, min]) => (scores.get(category) ?? 0) < min);
  for (let attempt = 0; attempt < maxTries && missing().length > 0; attempt += 1) {
    await measure(preview.address + address, port, scores);
  }
  console.log(address, Object.fromEntries(scores));
  for (const [category, min] of missing()) {
    console.error(`${address}: ${category} has ${scores.get(category) ?? 0} of at least ${min}.`);
    process.exitCode = 1;
  }
}
await browser.close();
await preview.close();
