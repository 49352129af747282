/**
 * Measures visits to the example farm, which `npm test` builds, under Chromium's own throttling, and prints the
 * tables of docs/performance.md. BENCH_RUNS sets the number of runs.
 */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { compressTexts } from './build/compress-texts';
import { previewFolder } from './folders.mjs';
import { Preview } from './preview/preview-server';
import { findChromium } from './test-setup/chromium';

/** The narrowest phone that the site is designed for. */
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true };
const processorSlowdown = 4;
const bytesPerSecond = 400_000 / 8;
const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
const connection = { offline: false, latency: 400, ...speed };

/** The site without its scripts, but with its structured data, to compare with. */
const scriptFreeFolder = '.preview/script-free';
cpSync(previewFolder, scriptFreeFolder, { recursive: true });
for (const name of ['index', 'bonsmara', 'garlic']) {
  const file = `${scriptFreeFolder}/${name}.html`;
  const scripts = /<script(?! type="?application).*?<\/script>/gs;
  writeFileSync(file, readFileSync(file, 'utf8').replace(scripts, ''));
}
compressTexts(scriptFreeFolder);

/** First and largest contentful paint in milliseconds, and the bodies as they were sent, in KB of 1000 bytes. */
async function measureVisit(page: Page, address: string): Promise<number[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const bytes = performance
      .getEntries()
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0));
    const kilobytes = bytes.reduce((sum, each) => sum + each, 0) / 1000;
    return [first?.startTime ?? 0, observer.takeRecords().at(-1)?.startTime ?? 0, kilobytes];
  });
}

/** A field of each form, and what the form shows after the key 5. */
const forms = {
  form: { field: '[data-island=contact-form] textarea', response: /\D1\/1000/ },
  calculator: { field: '[data-island=seed-calculator] [name=seeds]', response: /Seeds used/ },
};

/**
 * Measures the milliseconds from a tap on a field to the form's response to a key 250 ms later.
 * @param isCold whether the page was requested 2.5 seconds before; otherwise it has loaded
 * @param inViewMilliseconds how long the field is in view before the tap
 */
function firstKey(form: (typeof forms)['form'], isCold: boolean, inViewMilliseconds = 0) {
  return async (page: Page, address: string): Promise<number[]> => {
    await page.goto(address, { waitUntil: isCold ? 'commit' : 'networkidle' });
    await page.waitForFunction(() => performance.now() > 2500);
    const field = page.locator(form.field);
    const tappedAt = field.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant', block: 'center' });
      return new Promise<number>((resolve) => {
        element.addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp));
      });
    });
    await page.waitForTimeout(inViewMilliseconds);
    await field.tap();
    await page.waitForTimeout(250);
    await page.keyboard.press('5');
    const respondedAt = await page.waitForFunction(({ field: selector, response }) => {
      const element = document.querySelector(selector)?.closest('form');
      return response.test(element?.textContent ?? '') && performance.now();
    }, form);
    return [Number(await respondedAt.jsonValue()) - (await tappedAt)];
  };
}

const [scriptFree, site] = [new Preview(scriptFreeFolder), new Preview(previewFolder)];
for (const preview of [scriptFree, site]) await preview.open();
const garlic = `${site.address}/garlic`;
const tables = {
  '| page | first paint, ms | largest, ms | KB |': ['/', '/bonsmara', '/garlic'].flatMap(
    (route) => [
      {
        name: `${route} without scripts`,
        address: scriptFree.address + route,
        measure: measureVisit,
      },
      { name: `${route} as built`, address: site.address + route, measure: measureVisit },
    ],
  ),
  '| first key | ms |': Object.entries(forms).flatMap(([name, form]) => [
    { name: `${name}, at once`, address: garlic, measure: firstKey(form, false) },
    { name: `${name}, 4 s in view`, address: garlic, measure: firstKey(form, false, 4000) },
    { name: `${name}, cold`, address: garlic, measure: firstKey(form, true) },
  ]),
};

const browser = await chromium.launch({ executablePath: findChromium() });
for (const [head, rows] of Object.entries(tables)) {
  console.log(`\n${head}\n${head.replace(/[^|]+/g, '---')}`);
  for (const { name, address, measure } of rows) {
    const measured: number[][] = [];
    for (let run = 0; run < Number(process.env.BENCH_RUNS ?? 3); run += 1) {
      const page = await browser.newPage(phone);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', connection);
      await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
      measured.push(await measure(page, address));
      await page.close();
    }
    const medians = (measured[0] ?? []).map((_, column) => {
      const values = measured.map((figures) => figures[column] ?? 0).sort((a, b) => a - b);
      return values[Math.floor(values.length / 2)]?.toFixed(0);
    });
    console.log(`| ${[name, ...medians].join(' | ')} |`);
  }
}
await browser.close();
for (const preview of [scriptFree, site]) await preview.close();
