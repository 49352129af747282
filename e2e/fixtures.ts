import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** Marks tests that only `npm run test:all` runs. */
export const thorough = '@thorough';

export { routes } from '@/content/routes';

/** `npm test` runs a test of every page only on the home page. */
export const tagFor = (route: string) => (route === '/' ? [] : thorough);

/** A test that fails on any script error, or error or warning in the console. */
export const test = base.extend<{ allowedErrors: { patterns: RegExp[] } }>({
  allowedErrors: [{ patterns: [] }, { option: true }],
  context: async ({ context }, use) => {
    // Chromium calls a machine without a network offline, though it reaches the servers of these tests.
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { value: true });
    });
    await use(context);
  },
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    const record = (text: string) => {
      // Playwright blocks the service worker in most tests.
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

/** Stops the page's clock, which then moves only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const anHourAhead = Date.now() + 3_600_000;
  await page.clock.pauseAt(anHourAhead);
}

/** Requests that send an enquiry, and requests for islands. */
export const emailRequests = '**/api/v1.0/email/send';
export const anyModule = /\/islands\//;

/** Delays all matching requests until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return () => letThrough();
}

/** Expects axe to find nothing wrong with the page as it is now, or with one part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** Waits until an island is hydrated and its effects have run. */
export async function expectReady(page: Page, island: string): Promise<void> {
  await expect(page.locator(`[data-island=${island}]`)).toHaveAttribute('data-ready');
}

/** The paths that a page requests from here on, or only those of some kinds, such as scripts. */
export function pathsAskedBy(page: Page, ...kinds: string[]): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const isWanted = kinds.length === 0 || kinds.includes(request.resourceType());
    if (isWanted) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Turns Save-Data on, so that no island is fetched before a touch. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Sets how long pages seem to have taken to load; a busy machine could look like a slow connection. */
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
