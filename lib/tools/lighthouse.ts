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

const preview = new Preview(previewFolder);
await preview.open();
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [`--remote-debugging-port=${port}`, '--disable-background-networking'],
});
for (const { address } of readBuiltSite(previewFolder).pages) {
  let missing = Object.entries(floor);
  for (let attempt = 1; attempt <= maxTries && missing.length > 0; attempt += 1) {
    const result = await lighthouse(preview.address + address, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(floor),
      // A preview keeps search engines away, as it has to; the launch check sees to the live site.
      skipAudits: ['is-crawlable'],
    });
    const points = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
    const scores = Object.keys(floor).map((name) => `${name} ${points(name)}`);
    console.log(`${address}: ${scores.join(', ')}`);
    missing = missing.filter(([name, min]) => points(name) < min);
  }
  for (const [name, min] of missing) {
    console.error(`${address}: ${name} never had the ${min} points that it must have.`);
    process.exitCode = 1;
  }
}
await browser.close();
await preview.close();
