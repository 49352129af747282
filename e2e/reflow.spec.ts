import type { Page } from '@playwright/test';
import { type Box, boxOf, expect, routes, test } from './site';

/** What WCAG 2.2 asks a page to bear, 1.4.12, beside text at twice its size, 1.4.4. */
const textSpacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }';
const twiceTheSize = 'html { font-size: 200% }';

const phoneWidths = [280, 320, 360, 411];
const maxDiscPixels = 60;

// The page's policy would refuse the styles of a visitor's own.
test.use({ bypassCSP: true });

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

const chatLink = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' });
const widest = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [setting, style] of Object.entries({
  'wider spacing': textSpacing,
  'text at twice its size': twiceTheSize,
  both: textSpacing + twiceTheSize,
})) {
  test(`with ${setting}, nothing runs into anything on a phone`, async ({ page }) => {
    await page.goto('/');
    await page.addStyleTag({ content: style });
    for (const width of phoneWidths) {
      await page.setViewportSize({ width, height: 740 });
      const words = await boxOf(page.locator('header').getByText('JLDT & Du Toit'));
      const menu = await boxOf(page.getByRole('button', { name: 'Menu' }));
      expect(words.right, `at ${width} pixels`).toBeLessThanOrEqual(menu.left);
      expect(menu.right).toBeLessThanOrEqual(width);
      expect((await boxOf(chatLink(page))).width).toBeLessThanOrEqual(maxDiscPixels);
      expect(await widest(page)).toBe(width);
    }
  });
}

for (const route of routes) {
  test(`${route} translated into a language written from the right keeps its order`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await widest(page), `at ${width} pixels`).toBe(width);
      const disc = await boxOf(chatLink(page));
      for (const way of await page.locator('.hero a').all()) {
        expect(overlap(disc, await boxOf(way))).toBe(false);
      }
      const gaps = await page.locator('tr:has(td):visible').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const [label, figure] = [row.querySelector('th'), row.querySelector('td > span')];
          if (!label || !figure) return [];
          const range = document.createRange();
          range.selectNodeContents(label);
          return range.getBoundingClientRect().left - figure.getBoundingClientRect().right;
        }),
      );
      expect(gaps.filter((gap) => gap < 4)).toEqual([]);
      if (route === '/garlic') expect(gaps.length).toBeGreaterThan(5);
    }
    const number = page
      .getByRole('region', { name: 'Contact Us' })
      .getByRole('link', { name: /^\+27/ });
    await expect(number).toHaveCSS('unicode-bidi', 'plaintext');
  });
}
