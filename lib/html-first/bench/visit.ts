import type { Browser } from '@playwright/test';
import type { Link } from './link';

/** The narrowest phone that the site is designed for. */
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true };

/** Values by the headings of their columns; KB are 1000 bytes. */
export type Figures = Readonly<Record<string, number>>;

/** Opens a page on a phone that has never seen it, and waits until the network is idle. */
async function openPage(browser: Browser, address: string, { processorSlowdown }: Link) {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  return page;
}

/** Measures a first visit: the bytes of bodies as they were sent, and times. */
export async function visit(browser: Browser, address: string, link: Link): Promise<Figures> {
  const page = await openPage(browser, address, link);
  const entries = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    return [...performance.getEntries(), ...observer.takeRecords()].map((entry) => ({
      name: entry.name || entry.entryType,
      milliseconds: entry.startTime,
      bytes: entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0,
    }));
  });
  const startOf = (name: string) =>
    entries.findLast((entry) => entry.name === name)?.milliseconds ?? 0;
  return {
    'in all KB': entries.reduce((sum, { bytes }) => sum + bytes / 1000, 0),
    'FCP ms': startOf('first-contentful-paint'),
    'LCP ms': startOf('largest-contentful-paint'),
  };
}

/** A field of an island, and the text that its form shows after the key 5. */
export type Journey = Readonly<{ field: string; answer: RegExp }>;

/**
 * Milliseconds from a tap on the field, just after it comes into view, until the form answers a key pressed
 * 250 ms later; and the longest of 40 more keys, until the frame that shows its answer.
 */
export async function firstKeys(browser: Browser, address: string, link: Link, journey: Journey) {
  const page = await openPage(browser, address, link);
  const field = page.locator(journey.field);
  const tappedAt = field.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
    return new Promise<number>((resolve) => {
      element.addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp));
    });
  });
  await field.tap();
  await page.waitForTimeout(250);
  await page.keyboard.press('5');
  const answeredAt = await page.waitForFunction(({ field: selector, answer }) => {
    const form = document.querySelector(selector)?.closest('form');
    return answer.test(form?.textContent ?? '') && performance.now();
  }, journey);
  const durations = await page.evaluateHandle(() => {
    const found: number[] = [];
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      found.push(...list.getEntries().map(({ duration }) => duration));
    }).observe(options);
    return found;
  });
  for (const key of Array(10).fill(['5', '5', 'Backspace', 'Backspace']).flat()) {
    await page.keyboard.press(`${key}`, { delay: 100 });
  }
  return {
    'first key ms': Number(await answeredAt.jsonValue()) - (await tappedAt),
    'longest of 40 keys ms': Math.max(...(await durations.jsonValue())),
  };
}
