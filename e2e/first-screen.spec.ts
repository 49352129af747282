import type { Page } from '@playwright/test';
import { farm } from '../content/farm';
import {
  boxOf,
  expect,
  mainNavigation,
  pathsAskedBy,
  routes,
  tagFor,
  test,
  thorough,
} from './site';

const phones = [640, 720, 800].map((height) => ({ width: 360, height }));
const desks = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Expects the picture at the top to show both ways on and the number, whole, and free of the round link. */
async function expectBothWays(page: Page): Promise<void> {
  const hero = page.locator('.hero');
  await expect(
    hero.getByRole('link', { name: `${farm.owner.name} ${farm.phone}` }),
  ).toHaveAttribute('href', /^tel:/);
  const ways = await hero.getByRole('link').all();
  expect(ways).toHaveLength(3);
  const chat = await boxOf(page.getByRole('link', { name: 'Chat on WhatsApp' }));
  for (const way of ways) {
    await expect(way).toBeInViewport({ ratio: 1 });
    const { right, bottom } = await boxOf(way);
    expect(right < chat.left || bottom < chat.top).toBe(true);
  }
}

for (const route of routes) {
  test(`the first screen of ${route} has both buttons, and whom to phone`, {
    tag: tagFor(route),
  }, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const hero = page.locator('.hero');
    for (const viewport of desks) {
      await page.setViewportSize(viewport);
      expect((await boxOf(hero)).bottom).toBeCloseTo(viewport.height, 0);
      await expectBothWays(page);
    }
    for (const viewport of phones) {
      await page.setViewportSize(viewport);
      const lead = hero.locator('div:has(h1) + div > p').first();
      const lineHeight = await lead.evaluate((shown) =>
        Number.parseFloat(getComputedStyle(shown).lineHeight),
      );
      expect((await boxOf(lead)).height).toBeLessThan(2.5 * lineHeight);
      const chat = await boxOf(page.getByRole('link', { name: 'Chat on WhatsApp' }));
      expect(chat.bottom, 'the round link does not straddle its edge').toBeLessThan(
        (await boxOf(hero)).bottom,
      );
      await expectBothWays(page);
    }
  });
}

test('the bar at the top is one line high at every width, and stays', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const mark = page.getByRole('link', { name: 'JLDT & Du Toit, front page' });
    for (const link of [mark, ...(await mainNavigation(page).getByRole('link').all())]) {
      const lines = await link.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.querySelector('span') ?? element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${await link.textContent()} at ${width} pixels`).toBeLessThanOrEqual(1);
    }
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('on an upright phone the photo at the top comes with the page, and others fetch one', async ({
  page,
}) => {
  for (const route of routes) {
    await page.setViewportSize({ width: 360, height: 640 });
    const requests = pathsAskedBy(page, 'image');
    await page.goto(route);
    const image = page.locator('.hero img');
    await expect(image).toHaveJSProperty('naturalWidth', 560);
    const [, name = ''] =
      /photos\/(.+)-768\.jpg$/.exec((await image.getAttribute('src')) ?? '') ?? [];
    expect(requests.join()).not.toContain(name);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(() => expect(requests.join()).toContain(name)).toPass();
  }
});

test('the photo at the top is the largest paint', { tag: thorough }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const largest = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          resolve(last && 'url' in last ? String(last.url) : undefined);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toMatch(/^data:image\/avif/);
});
