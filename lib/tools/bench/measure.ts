import type { Browser, CDPSession, Page } from '@playwright/test';

/** What one visit cost: bytes on the wire by kind, requests, and times in milliseconds. */
export interface Visit {
  readonly [figure: string]: number;
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
const kinds: Readonly<Record<string, string>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
};

/** Runs in the page before anything else and notes what the browser reports. */
function watchPaint(): void {
  const noted = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  Object.assign(window, { noted });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    noted.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    noted.cls += 'value' in entry ? Number(entry.value) : 0;
  });
  watch('longtask', ({ duration }) => {
    noted.tbt += duration - 50;
  });
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLink);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}

function countBytes(session: CDPSession): Record<string, number> {
  const counted: Record<string, number> = {
    html: 0,
    script: 0,
    style: 0,
    image: 0,
    other: 0,
    requests: 0,
  };
  const kindOf = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds[kindOf.get(requestId) ?? ''] ?? 'other';
    counted[kind] = (counted[kind] ?? 0) + encodedDataLength;
    counted.requests = (counted.requests ?? 0) + 1;
  });
  return counted;
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
): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session);
  const counted = countBytes(session);
  // The loader of TypeScript names functions by a helper that the page does not have.
  await page.addInitScript('window.__name = (value) => value');
  await page.addInitScript(watchPaint);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  const noted = await page.evaluate(() => ({ ...Reflect.get(window, 'noted') }));
  const beforeTouch = { ...counted };
  const touched = island ? { ready: await touchToReady(page, island) } : {};
  await context.close();
  return { ...beforeTouch, ...noted, ...touched };
}
