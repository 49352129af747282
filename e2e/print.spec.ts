import type { Page } from '@playwright/test';
import { farm } from '../content/farm';
import { expect, test } from './fixtures';
import { openCalculator } from './seed-calculator';

async function expectOnePage(page: Page): Promise<void> {
  // With the page's own margins, as browsers print, and without any, as on a wider sheet.
  for (const preferCSSPageSize of [true, false]) {
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
}

/** The width of A4 with and without margins. */
const a4WidthsPixels = [718, 794];

/** Nine points. */
const smallestTextPixels = 12;

/** Visible text that prints too small, and rows that a page break may split. */
async function findPrintMistakes(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const mistakes: string[] = [];
    while (texts.nextNode()) {
      const { nodeValue, parentElement: parent } = texts.currentNode;
      // Text for screen readers only is one pixel wide.
      if (!nodeValue?.trim() || !parent?.checkVisibility() || parent.clientWidth === 1) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < smallest) mistakes.push(`${size} pixels: ${nodeValue}`);
    }
    for (const row of document.querySelectorAll('main :is(tbody tr, .lots > li, dl > div)')) {
      const { breakInside } = getComputedStyle(row);
      if (row.checkVisibility() && breakInside !== 'avoid') mistakes.push(row.outerHTML);
    }
    return mistakes;
  }, smallestTextPixels);
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
      'Pink Egyptian bulbs',
      'From 10 kg at a time',
      'Bed shaping',
      'Half a hectare',
    ],
    'Garlic Seed Calculator',
  ],
] as const) {
  test(`${route} prints as a dated list that can be read, with every fold open`, async ({
    page,
  }) => {
    await page.goto(route);
    await page.emulateMedia({ media: 'print' });
    for (const text of ['As of 22 November 2026', ...shown]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    const line = page.getByRole('contentinfo').locator('.paper-line');
    for (const text of [farm.owner.name, farm.phone, farm.email, `${route}, as it was on`]) {
      await expect(line).toContainText(text);
    }
    await expect(line).toBeVisible();
    for (const width of a4WidthsPixels) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await findPrintMistakes(page)).toEqual([]);
      const lots = await page.locator('.lots').boundingBox();
      expect([lots?.x, lots?.width]).toEqual([0, width]);
    }
    for (const heading of [hidden, 'Contact Us']) {
      await expect(page.getByRole('heading', { name: heading })).toBeHidden();
    }
    for (const name of ['WhatsApp', 'Send this list on WhatsApp']) {
      const link = page.getByRole('main').getByText(name, { exact: true }).first();
      await expect(link).toHaveCSS('display', 'none');
    }
    // Links whose text is their URL print it once.
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

test('a printed testimonial keeps its name, role and stars', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const said = page.getByRole('region', { name: 'What Our Customers Say' }).getByRole('figure');
  await expect(said).toHaveCount(3);
  for (const each of await said.all()) {
    await expect(each.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    for (const words of await each.locator('figcaption > *').all())
      await expect(words).toBeVisible();
  }
});
