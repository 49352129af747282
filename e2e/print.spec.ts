import type { Page } from '@playwright/test';
import { farm } from '../content/farm';
import { expect, test } from './fixtures';
import { openCalculator } from './seed-calculator';

async function expectOnePage(page: Page): Promise<void> {
  // With the page's own margins, as a browser prints it, and without any, as on a wider sheet.
  for (const preferCSSPageSize of [true, false]) {
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
}

/** The width of A4 within the margins. */
const a4WidthPixels = 733;

/** The sizes of the headings that are printed, each once. */
async function headingSizes(page: Page) {
  const sizesOf = (level: string) =>
    page.locator(`main ${level}:visible`).evaluateAll((headings) => {
      const sizes = headings.map((heading) =>
        Number.parseFloat(getComputedStyle(heading).fontSize),
      );
      return [...new Set(sizes)];
    });
  return { h2: await sizesOf('h2'), h3: await sizesOf('h3') };
}

for (const [route, shown, hidden] of [
  [
    '/bonsmara',
    ['24 weaners', '14 tollies', 'weaning weight direct', 'Charged per day'],
    'Cattle Gallery',
  ],
  [
    '/garlic',
    [
      'Giant/Elephant',
      'Pink Egyptian seed',
      'From 10 kg at a time',
      'Bed shaping',
      'Half a hectare',
    ],
    'Garlic Seed Calculator',
  ],
] as const) {
  test(`${route} prints as a dated list on one page, with every fold open`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(route);
    // The example fills its page. One lot less leaves room for a price or a link that is added to it.
    await page
      .locator('.lots > li')
      .last()
      .evaluate((lot) => lot.remove());
    await expectOnePage(page);
    for (const text of ['As of 22 November 2026', ...shown]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    const line = page.getByRole('contentinfo').locator('.paper-line');
    for (const text of [farm.owner.name, farm.phone, farm.email, `${route}, as it was on`]) {
      await expect(line).toContainText(text);
    }
    await expect(line).toBeVisible();
    await page.setViewportSize({ width: a4WidthPixels, height: 640 });
    const sizes = await headingSizes(page);
    expect(sizes.h2).toHaveLength(1);
    expect(Math.max(...sizes.h3)).toBeLessThan(sizes.h2[0] ?? 0);
    const lots = await page.locator('.lots').boundingBox();
    expect([lots?.x, lots?.width]).toEqual([0, a4WidthPixels]);
    for (const heading of [hidden, 'Contact Us']) {
      await expect(page.getByRole('heading', { name: heading })).toBeHidden();
    }
    for (const link of ['Ask about this', 'Send this list on WhatsApp']) {
      await expect(page.getByText(link).first()).toBeHidden();
    }
    // Links whose text is their address show it once.
    const links = page.locator('main a:visible');
    expect(
      await links.evaluateAll((all) => all.map((a) => getComputedStyle(a, '::after').content)),
    ).not.toContainEqual(expect.stringContaining('http'));
  });
}

test("a calculation prints on one page, with the farm's contact details", async ({ page }) => {
  const { estimate, section, ask } = await openCalculator(
    page,
    'variety=shani&seeds=20000&cloves=130&services=planting+seed-peeling&tons=2.5&km=120',
  );
  await expect(estimate).toBeVisible();
  await expectOnePage(page);
  for (const text of [`${farm.garlicName}, ${farm.phone}`, /^20.000 cloves of Shani need/]) {
    await expect(section.getByText(text).first()).toBeVisible();
  }
  const prices = page.getByRole('region', { name: 'Services and Prices' });
  for (const part of [page.getByRole('banner'), ask, prices]) await expect(part).toBeHidden();
});
