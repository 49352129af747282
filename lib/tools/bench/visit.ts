import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { z } from 'zod';

const phone = { width: 360, height: 640, deviceScaleFactor: 2 };
const latencyMilliseconds = 400;
const kilobitsPerSecond = 400;
const processorSlowdown = 4;

/** Columns of the table by the audits of Lighthouse, and by the kinds of files that they add up. */
const audits = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  'TBT ms': 'total-blocking-time',
};
const files = {
  'HTML KB': ['document'],
  'JS KB': ['script'],
  'CSS, data KB': ['stylesheet', 'font', 'media', 'other'],
  'images KB': ['image'],
};
export const columns = [...Object.keys(files), 'requests', ...Object.keys(audits)];
export type Figures = Record<string, number | undefined>;

const resourcesShape = z.object({
  items: z.array(
    z.object({ resourceType: z.string(), requestCount: z.number(), transferSize: z.number() }),
  ),
});

/**
 * What a first visit costs by Lighthouse, by column: bytes on the wire in units of 1000, times in
 * milliseconds.
 * @param port where the browser takes commands
 */
export async function visit(address: string, port: number): Promise<Figures> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    screenEmulation: { ...phone, mobile: true },
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: latencyMilliseconds,
      downloadThroughputKbps: kilobitsPerSecond,
      uploadThroughputKbps: kilobitsPerSecond,
      cpuSlowdownMultiplier: processorSlowdown,
    },
    onlyAudits: [...Object.values(audits), 'resource-summary'],
  });
  const found = result?.lhr.audits ?? {};
  const { items } = resourcesShape.parse(found['resource-summary']?.details);
  const kilobytes = (types: readonly string[]) =>
    items
      .filter(({ resourceType }) => types.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
  const figures: Figures = {};
  for (const [column, types] of Object.entries(files)) figures[column] = kilobytes(types);
  figures.requests = items.find(({ resourceType }) => resourceType === 'total')?.requestCount ?? 0;
  for (const [column, audit] of Object.entries(audits))
    figures[column] = found[audit]?.numericValue;
  return figures;
}

/** Milliseconds from a touch of an island's field until the island is ready, on the same link. */
export async function touchToReady(browser: Browser, address: string, island: string) {
  const { deviceScaleFactor, ...viewport } = phone;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  const wrapper = page.locator(`[data-island=${island}]`);
  const field = wrapper.locator('input:not([type=radio], [type=hidden])').first();
  await field.evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  // Whoever comes upon a form reads before touching it, so what scrolling fetches has arrived.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      const isNear = bottom > -innerHeight && top < 2 * innerHeight;
      return image.complete || !isNear || !image.checkVisibility();
    }),
  );
  const start = Date.now();
  await field.focus();
  await wrapper.and(page.locator('[data-ready]')).waitFor({ state: 'attached' });
  const milliseconds = Date.now() - start;
  await context.close();
  return milliseconds;
}
