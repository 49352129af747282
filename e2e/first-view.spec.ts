import type { Page } from '@playwright/test';
import { expect, mainNavigation, routes, tagFor, test } from './fixtures';

// The head has only the first view's styles; the whole page's style sheet follows the first section.
const sheetOfPage = 'main > style';

/** Removes what follows the first view, as if it had not arrived yet. */
async function keepFirstView(page: Page): Promise<void> {
  await page.locator(sheetOfPage).evaluate((sheet) => {
    const range = document.createRange();
    range.setStartAfter(sheet);
    range.setEndAfter(document.body.lastChild ?? sheet);
    range.deleteContents();
  });
}

/** Expects the page to look the same without the whole page's style sheet and with it. */
async function expectSameLook(page: Page): Promise<void> {
  const takePicture = async (media: string) => {
    await page.locator(sheetOfPage).evaluate((sheet, on) => sheet.setAttribute('media', on), media);
    return (await page.screenshot({ fullPage: true })).toString('base64');
  };
  // The photo of another width may still be loading.
  await expect(async () => {
    expect((await takePicture('not all')) === (await takePicture('all'))).toBe(true);
  }).toPass();
}

test.use({ allowedErrors: { patterns: [/404/] } });

for (const route of [...routes, '/nowhere']) {
  test(`the whole page's style sheet changes nothing in the first view of ${route}`, {
    tag: tagFor(route),
  }, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    await keepFirstView(page);
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectSameLook(page);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await mainNavigation(page).getByRole('link').first().hover();
    await expectSameLook(page);
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('link').first().hover();
    await expectSameLook(page);
  });
}
