import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** The tag of tests that only `npm run test:all` runs. */
export const thorough = '@thorough';

export { routes } from '@/content/routes';

/** For tests that repeat on each page: `npm test` runs them on the home page only. */
export const tagFor = (route: string) => (route === '/' ? [] : thorough);

/** Fails on any uncaught error, or error or warning in the console. */
export const test = base.extend<{ allowedErrors: { patterns: RegExp[] } }>({
  allowedErrors: [{ patterns: [] }, { option: true }],
  context: async ({ context }, use) => {
    // Without a network, Chromium reports `onLine` false, although the test servers are reachable.
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { value: true });
    });
    await use(context);
  },
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    const record = (text: string) => {
      // Playwright logs that it blocks the service worker.
      const allowed = [...allowedErrors.patterns, /blocked by Playwright$/];
      if (!allowed.some((pattern) => pattern.test(text))) errors.push(text);
    };
    page.on('pageerror', ({ message }) => record(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) record(message.text());
    });
    await use(page);
    expect(errors, 'no error or warning in the console').toEqual([]);
  },
});

export { expect };

export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Stops the page's clock: only `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  const anHourAhead = Date.now() + 3_600_000;
  await page.clock.pauseAt(anHourAhead);
}

/** Requests that send an enquiry, and requests for islands. */
export const emailRequests = '**/api/v1.0/email/send';
export const anyModule = /\/islands\//;

/** Delays all matching requests until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  return () => letThrough();
}

/** Expects axe to find no violation in the page, or in one part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Waits until an island is hydrated, and its effects have run. */
export async function expectReady(page: Page, island: string): Promise<void> {
  await expect(page.locator(`[data-island=${island}]`)).toHaveAttribute('data-ready');
}

/** Records the paths that a page requests from now on, all or only of some resource types, such as scripts. */
export function pathsAskedBy(page: Page, ...kinds: string[]): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const isWanted = kinds.length === 0 || kinds.includes(request.resourceType());
    if (isWanted) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Turns Save-Data on, so that no island loads before it is touched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Fakes the response time of pages, because a busy machine could look like a slow connection. */
export async function simulateArrival(page: Page, milliseconds = 120): Promise<void> {
  await page.addInitScript((responseEnd) => {
    const timing = { requestStart: 0, responseEnd, transferSize: 11_000 };
    Object.assign(performance, { getEntriesByType: () => [timing] });
  }, milliseconds);
}

/** Where an element is on the screen, in pixels. */
export async function boxOf(element: Locator) {
  return element.evaluate((shown) => {
    const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
    return { left, right, top, bottom, width, height };
  });
}
