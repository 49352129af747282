/**
 * Measures visits to the example farm, which `npm test` builds, under Chromium's own throttling, and prints medians.
 * Arguments are folders of other builds to compare in the same run, such as an older one or a copy without scripts.
 * BENCH_RUNS sets the number of runs.
 */
import { loadavg } from 'node:os';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { previewFolder } from './folders.mjs';
import { Preview } from './preview/preview-server';
import { findChromium } from './test-setup/chromium';

/** The narrowest supported phone. */
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true };
const processorSlowdown = { rate: 4 };
const bytesPerSecond = 400_000 / 8;
const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
const connection = { offline: false, latency: 400, ...speed };

type Measure = (page: Page, session: CDPSession, url: string) => Promise<Figures>;
type Figures = Readonly<Record<string, number>>;

const measureVisit: Measure = async (page, session, url) => {
  await session.send('Network.emulateNetworkConditions', connection);
  await session.send('Emulation.setCPUThrottlingRate', processorSlowdown);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const entries = performance.getEntries();
    const resources = entries.filter((entry) => entry instanceof PerformanceResourceTiming);
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const [visit] = performance.getEntriesByType('navigation');
    return {
      'first paint, ms': first?.startTime ?? 0,
      'largest, ms': observer.takeRecords().at(-1)?.startTime ?? 0,
      'load, ms': visit?.loadEventEnd ?? 0,
      KB: resources.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    };
  });
};

/** A field of each form, and the text that proves it has handled the key 5. */
const forms = {
  form: { field: '[data-island=contact-form] textarea', response: /\D1\/1000/ },
  calculator: { field: '[data-island=seed-calculator] [name=seeds]', response: /Seeds used/ },
};

/**
 * Measures from a tap on a field to the form's reaction to a key pressed 250 ms later.
 * @param inViewMilliseconds how long the field is in view before the tap
 */
function firstTouch(form: (typeof forms)['form'], inViewMilliseconds: number): Measure {
  return async (page, session, url) => {
    await session.send('Network.emulateNetworkConditions', connection);
    await session.send('Emulation.setCPUThrottlingRate', processorSlowdown);
    await page.goto(url, { waitUntil: 'networkidle' });
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
    const milliseconds = Number(await respondedAt.jsonValue()) - (await tappedAt);
    return { 'tap to answer, ms': milliseconds };
  };
}

const measureKeys: Measure = async (page, session, url) => {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(forms.calculator.field).tap();
  // On an unthrottled network, every build has loaded its script by then.
  await page.waitForTimeout(3000);
  await session.send('Emulation.setCPUThrottlingRate', processorSlowdown);
  await page.evaluate(() => {
    // The default threshold, 104 ms, would miss most events.
    const events = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      const keys = list.getEntries().filter(({ name }) => name === 'keydown');
      for (const { duration } of keys) performance.mark('key', { detail: duration });
    }).observe(events);
  });
  for (const key of ['5', '0']) {
    await page.keyboard.press(key);
    // Waits out delayed work, such as the announcement.
    await page.waitForTimeout(1500);
  }
  const [first = 0, second = 0] = await page.evaluate(() =>
    performance.getEntriesByName('key').map((mark) => Number(Reflect.get(mark, 'detail'))),
  );
  return { 'first key to paint, ms': first, 'second key to paint, ms': second };
};

interface Row {
  readonly name: string;
  readonly folder?: string;
  readonly route: string;
  readonly measure: Measure;
}

const others = process.argv.slice(2);
const visits = ['/', '/bonsmara', '/garlic'].flatMap((route): Row[] => {
  const visit = { route, measure: measureVisit };
  return [
    { name: route, ...visit },
    ...others.map((folder) => ({ name: `${route}, ${folder}`, folder, ...visit })),
  ];
});
const { form, calculator } = forms;
const rows: readonly Row[] = [
  ...visits,
  { name: 'calculator', route: '/garlic', measure: measureKeys },
  { name: 'form, at once', route: '/garlic', measure: firstTouch(form, 0) },
  { name: 'form, 4 s in view', route: '/garlic', measure: firstTouch(form, 4000) },
  { name: 'calculator, at once', route: '/garlic', measure: firstTouch(calculator, 0) },
  { name: 'calculator, 4 s in view', route: '/garlic', measure: firstTouch(calculator, 4000) },
];

function medianOf(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  const median = (name: string) =>
    runs.map((figures) => figures[name] ?? 0).sort((one, other) => one - other)[
      Math.floor(runs.length / 2)
    ];
  return Object.fromEntries(names.map((name) => [name, Math.round(median(name) ?? 0)]));
}

const previews = new Map([previewFolder, ...others].map((name) => [name, new Preview(name)]));
for (const preview of previews.values()) await preview.open();
const browser = await chromium.launch({ executablePath: findChromium() });
console.log(`Chromium ${browser.version()}; load average at the start: ${loadavg()[0]}`);
const measured = rows.map((): Figures[] => []);
// Builds alternate, so that a busy minute slows all of them.
for (let run = 0; run < Number(process.env.BENCH_RUNS ?? 3); run += 1) {
  for (const [index, row] of rows.entries()) {
    const { folder = previewFolder, route, measure } = row;
    const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
    const session = await page.context().newCDPSession(page);
    const url = (previews.get(folder)?.origin ?? '') + route;
    measured[index]?.push(await measure(page, session, url));
    await page.close();
  }
}
console.table(
  Object.fromEntries(rows.map(({ name }, index) => [name, medianOf(measured[index] ?? [])])),
);
await browser.close();
for (const preview of previews.values()) await preview.close();
