/**
 * Measures visits to the example farm, which `npm test` builds, under Chromium's own throttling, and prints the
 * tables of docs/performance.md. Arguments are folders of other builds to compare with in the same run, such as an
 * older one. BENCH_RUNS sets the number of runs.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { compressTexts } from './build/compress-texts';
import { previewFolder } from './folders.mjs';
import { Preview } from './preview/preview-server';
import { findChromium } from './test-setup/chromium';

/** The narrowest phone that the site is designed for. */
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true };
const processorSlowdown = { rate: 4 };
const bytesPerSecond = 400_000 / 8;
const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
const connection = { offline: false, latency: 400, ...speed };

/** Opens a copy of a built site whose headlines tell when they are painted. @param change changes its pages */
async function openCopy(folder: string, copy: string, change = (html: string) => html) {
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  for (const name of readdirSync(copy).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(`${copy}/${name}`, 'utf8');
    writeFileSync(`${copy}/${name}`, change(html).replace('<h1', '<h1 elementtiming="headline"'));
  }
  compressTexts(copy);
  const preview = new Preview(copy);
  await preview.open();
  return preview;
}

/** Removes the scripts of a page, but not its structured data. */
const withoutScripts = (html: string) =>
  html.replace(/<script(?! type="?application).*?<\/script>/gs, '');

type Measure = (page: Page, session: CDPSession, address: string) => Promise<number[]>;

/** When a page painted first, its headline and its largest part, and had loaded, in ms; and what was sent, in KB. */
const measureVisit: Measure = async (page, session, address) => {
  await session.send('Network.emulateNetworkConditions', connection);
  await session.send('Emulation.setCPUThrottlingRate', processorSlowdown);
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const [headline, largest] = ['element', 'largest-contentful-paint'].map((type) => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type, buffered: true });
      return observer.takeRecords().at(-1)?.startTime ?? 0;
    });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const entries = performance.getEntries();
    const resources = entries.filter((entry) => entry instanceof PerformanceResourceTiming);
    const bytes = resources.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const [visit] = performance.getEntriesByType('navigation');
    return [
      first?.startTime ?? 0,
      headline ?? 0,
      largest ?? 0,
      visit?.loadEventEnd ?? 0,
      bytes / 1000,
    ];
  });
};

const calculatorField = '[data-island=seed-calculator] [name=seeds]';

/** From a key to the next paint, in ms: the first two keys in the calculator once it is ready, on any network. */
const measureKeys: Measure = async (page, session, address) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(calculatorField).tap();
  // Without a limit on the network, any build has fetched its script by then.
  await page.waitForTimeout(3000);
  await session.send('Emulation.setCPUThrottlingRate', processorSlowdown);
  const durations: number[] = [];
  for (const key of ['5', '0']) {
    const slowest = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // By default only events of 104 ms or more are told.
          const events = { type: 'event', durationThreshold: 16 };
          new PerformanceObserver((list) => {
            const keys = list.getEntries().filter(({ name }) => name === 'keydown');
            if (keys.length > 0) resolve(Math.max(...keys.map(({ duration }) => duration)));
          }).observe(events);
        }),
    );
    // Runs after the page has begun to observe.
    await page.evaluate(() => undefined);
    await page.keyboard.press(key);
    durations.push(await slowest);
    // What a key starts later, such as the announcement, is over.
    await page.waitForTimeout(1500);
  }
  return durations;
};

/** A field of each form, and what the form shows after the key 5. */
const forms = {
  form: { field: '[data-island=contact-form] textarea', response: /\D1\/1000/ },
  calculator: { field: calculatorField, response: /Seeds used/ },
};

/**
 * Measures the milliseconds from a tap on a field to the form's response to a key 250 ms later.
 * @param isCold whether the page was requested 2.5 seconds before; otherwise it has loaded
 * @param inViewMilliseconds how long the field is in view before the tap
 */
function firstTouch(
  form: (typeof forms)['form'],
  isCold: boolean,
  inViewMilliseconds = 0,
): Measure {
  return async (page, session, address) => {
    await session.send('Network.emulateNetworkConditions', connection);
    await session.send('Emulation.setCPUThrottlingRate', processorSlowdown);
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

const scriptFree = 'without scripts';
const asBuilt = 'as built';
const builds = new Map([
  [scriptFree, await openCopy(previewFolder, '.preview/bench-script-free', withoutScripts)],
  [asBuilt, await openCopy(previewFolder, '.preview/bench')],
]);
for (const [index, folder] of process.argv.slice(2).entries())
  builds.set(folder, await openCopy(folder, `.preview/bench-other-${index}`));

/** A row for each of some builds. */
function rowsOf(name: string, route: string, measure: Measure, names = [...builds.keys()]) {
  return names.map((build) => {
    const address = (builds.get(build)?.address ?? '') + route;
    return { name: `${name} ${build}`, address, measure };
  });
}

const withScripts = [...builds.keys()].filter((name) => name !== scriptFree);
const touched = (measure: Measure, name: string) => rowsOf(name, '/garlic', measure, [asBuilt]);
const tables = {
  '| page | first paint, ms | headline, ms | largest, ms | load, ms | KB |': [
    '/',
    '/bonsmara',
    '/garlic',
  ].flatMap((route) => rowsOf(route, route, measureVisit)),
  '| key in the calculator | first, ms | second, ms |': rowsOf(
    'calculator',
    '/garlic',
    measureKeys,
    withScripts,
  ),
  '| first touch | ms |': Object.entries(forms).flatMap(([name, form]) => [
    ...touched(firstTouch(form, false), `${name}, at once,`),
    ...touched(firstTouch(form, false, 4000), `${name}, 4 s in view,`),
    ...touched(firstTouch(form, true), `${name}, cold,`),
  ]),
};

const browser = await chromium.launch({ executablePath: findChromium() });
console.log(`Chromium ${browser.version()}; processes that wait, at first: ${loadavg()[0]}`);
for (const [head, rows] of Object.entries(tables)) {
  console.log(`\n${head}\n${head.replace(/[^|]+/g, '---')}`);
  const measured = rows.map((): number[][] => []);
  // Builds take turns, so that a busy minute slows all of them.
  for (let run = 0; run < Number(process.env.BENCH_RUNS ?? 3); run += 1) {
    for (const [index, { address, measure }] of rows.entries()) {
      const page = await browser.newPage({ ...phone, serviceWorkers: 'block' });
      const session = await page.context().newCDPSession(page);
      measured[index]?.push(await measure(page, session, address));
      await page.close();
    }
  }
  for (const [index, { name }] of rows.entries()) {
    const runs = measured[index] ?? [];
    const medians = (runs[0] ?? []).map((_, column) => {
      const values = runs.map((figures) => figures[column] ?? 0).sort((a, b) => a - b);
      return values[Math.floor(values.length / 2)]?.toFixed(0);
    });
    console.log(`| ${[name, ...medians].join(' | ')} |`);
  }
}
await browser.close();
for (const preview of builds.values()) await preview.close();
