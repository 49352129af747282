import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { z } from 'zod';

const phone = { width: 360, height: 640, deviceScaleFactor: 2 };
const latencyMilliseconds = 400;
const kilobitsPerSecond = 400;
const processorSlowdown = 4;

const resourcesShape = z.object({
  items: z.array(
    z.object({ resourceType: z.string(), requestCount: z.number(), transferSize: z.number() }),
  ),
});
const none = { requestCount: 0, transferSize: 0 };

/**
 * What a first visit costs by Lighthouse: bytes on the wire in units of 1000, times in milliseconds.
 * @param port where the browser takes commands
 */
export async function visit(address: string, port: number) {
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
    onlyAudits: [
      'first-contentful-paint',
      'largest-contentful-paint',
      'cumulative-layout-shift',
      'total-blocking-time',
      'resource-summary',
    ],
  });
  const audits = result?.lhr.audits ?? {};
  const measured = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { items } = resourcesShape.parse(audits['resource-summary']?.details);
  const sum = (type: string) => items.find(({ resourceType }) => resourceType === type) ?? none;
  const kilobytes = (type: string) => sum(type).transferSize / 1000;
  return {
    htmlKilobytes: kilobytes('document'),
    scriptKilobytes: kilobytes('script'),
    imageKilobytes: kilobytes('image'),
    /** Styles, fonts and data. */
    otherKilobytes: ['stylesheet', 'font', 'media', 'other'].map(kilobytes).reduce((a, b) => a + b),
    requests: sum('total').requestCount,
    firstPaint: measured('first-contentful-paint'),
    largestPaint: measured('largest-contentful-paint'),
    /** Cumulative layout shift, which has no unit. */
    layoutShift: measured('cumulative-layout-shift'),
    blockingTime: measured('total-blocking-time'),
  };
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
