import type { Browser, CDPSession, Page } from '@playwright/test';
import { z } from 'zod';

const paintShape = z.object({
  firstPaint: z.number(),
  largestPaint: z.number(),
  /** Cumulative layout shift, which has no unit. */
  layoutShift: z.number(),
  blockingTime: z.number(),
});

/** What one visit cost: bytes on the wire in units of 1000, times in milliseconds. */
export interface Figures extends z.infer<typeof paintShape> {
  readonly htmlKilobytes: number;
  readonly scriptKilobytes: number;
  readonly imageKilobytes: number;
  /** Styles, fonts and data. */
  readonly otherKilobytes: number;
  readonly requests: number;
  readonly touchToReady?: number;
}

const slowLink = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const processorSlowdown = 4;
const phone = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** Runs in the page before anything else and notes what the browser reports. */
function watchPaint(): void {
  const noted = { firstPaint: 0, largestPaint: 0, layoutShift: 0, blockingTime: 0 };
  Object.assign(window, { noted });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    noted.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    noted.layoutShift += 'value' in entry ? Number(entry.value) : 0;
  });
  watch('longtask', ({ duration }) => {
    noted.blockingTime += duration - 50;
  });
}

/** Counts requests and their bytes from here on, by what they are for. */
function countBytes(session: CDPSession) {
  const types = new Map<string, string>();
  const loaded: { type: string; kilobytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.push({ type: types.get(requestId) ?? '', kilobytes: encodedDataLength / 1000 });
  });
  const sum = (isCounted: (type: string) => boolean) =>
    loaded.reduce((total, { type, kilobytes }) => total + (isCounted(type) ? kilobytes : 0), 0);
  const ownColumn = ['Document', 'Script', 'Image'];
  return () => ({
    htmlKilobytes: sum((type) => type === 'Document'),
    scriptKilobytes: sum((type) => type === 'Script'),
    imageKilobytes: sum((type) => type === 'Image'),
    otherKilobytes: sum((type) => !ownColumn.includes(type)),
    requests: loaded.length,
  });
}

/** Milliseconds from a touch of an island's field until the island is ready. */
async function touchToReady(page: Page, island: string): Promise<number> {
  const field = page
    .locator(`[data-island=${island}] input:not([type=radio], [type=hidden])`)
    .first();
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
  await page.locator(`[data-island=${island}][data-ready]`).waitFor({ state: 'attached' });
  return Date.now() - start;
}

/** Visits a page with an empty cache on the slow link and, where asked, touches an island. */
export async function visit(
  browser: Browser,
  address: string,
  island: string | undefined,
): Promise<Figures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLink);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const readBytes = countBytes(session);
  // The loader of TypeScript names functions by a helper that the page does not have.
  await page.addInitScript('window.__name = (value) => value');
  await page.addInitScript(watchPaint);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  const noted: unknown = await page.evaluate('window.noted');
  const bytes = readBytes();
  const touched = island ? { touchToReady: await touchToReady(page, island) } : {};
  await context.close();
  return { ...bytes, ...paintShape.parse(noted), ...touched };
}
