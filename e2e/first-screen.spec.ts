import type { Locator } from '@playwright/test';
import { expect, mainNavigation, routes, test } from './site';

/** Where an element stands on the screen, in pixels. */
async function boxOf(element: Locator) {
  return element.evaluate((shown) => shown.getBoundingClientRect().toJSON());
}

for (const height of [640, 720, 800]) {
  test.describe(`on a phone of 360 by ${height}`, () => {
    test.use({ viewport: { width: 360, height } });

    for (const route of routes) {
      test(`the first screen of ${route} holds the lead and both buttons`, async ({ page }) => {
        await page.goto(route);
        await page.evaluate(() => document.fonts.ready);
        const hero = page.locator('.hero');
        const lead = hero.locator('div:has(h1) + div > p').first();
        const lineHeight = await lead.evaluate((shown) =>
          Number.parseFloat(getComputedStyle(shown).lineHeight),
        );
        expect((await boxOf(lead)).height).toBeLessThan(2.5 * lineHeight);
        const chat = await boxOf(page.getByRole('link', { name: 'Chat on WhatsApp' }));
        expect(chat.bottom, 'the round link does not straddle its edge').toBeLessThan(
          (await boxOf(hero)).bottom,
        );
        const ways = await hero.getByRole('link').all();
        expect(ways).toHaveLength(2);
        for (const way of ways) {
          await expect(way).toBeInViewport({ ratio: 1 });
          expect((await boxOf(way)).right).toBeLessThan(chat.left);
        }
      });
    }
  });
}

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
] as const) {
  test.describe(`on a desk of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const route of routes) {
      test(`the first picture of ${route} ends with the screen`, async ({ page }) => {
        await page.goto(route);
        const hero = page.locator('.hero');
        expect((await boxOf(hero)).bottom).toBeCloseTo(height, 0);
        for (const way of await hero.getByRole('link').all()) {
          await expect(way).toBeInViewport({ ratio: 1 });
        }
      });
    }
  });
}

test('the bar at the top is one line high at every width', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const mark = page.getByRole('link', { name: 'JLDT & Du Toit, front page' });
    const lines = [mark, ...(await mainNavigation(page).getByRole('link').all())];
    for (const line of lines) {
      const count = await line.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.querySelector('span') ?? link);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(count, `${await line.textContent()} at ${width} pixels`).toBeLessThanOrEqual(1);
    }
  }
});

test('the picture at the top is the largest paint', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'networkidle' });
    const largest = await page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            resolve(last && 'url' in last ? String(last.url) : undefined);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toContain('/photos/hero-');
  }
});
