import type { Locator, Page } from '@playwright/test';
import { expect, mainNavigation, routes, tagFor, test } from './fixtures';

// The head contains only the styles of the first view; the full style sheet follows the first section.

const sheetOfPage = 'main > style';

/** Removes everything after the first view, as if it had not loaded yet. */
async function keepFirstView(page: Page): Promise<void> {
  await page.locator(sheetOfPage).evaluate((sheet) => {
    const range = document.createRange();
    range.setStartAfter(sheet);
    range.setEndAfter(document.body.lastChild ?? sheet);
    range.deleteContents();
  });
}

/** The computed styles in the first view that the full style sheet changes, by element and property. */
function changesByWholePage(page: Page): Promise<string[]> {
  return page.locator(sheetOfPage).evaluate((sheet) => {
    const read = (isWhole: boolean) => {
      if (sheet instanceof HTMLStyleElement) sheet.disabled = !isWhole;
      const elements = [...document.querySelectorAll('html, body, body *:not(style)')];
      return elements.flatMap((element, place) => {
        const parts = element.matches('[popover]') ? ['::backdrop'] : ['::before', '::after'];
        return ['', ...parts].flatMap((part) => {
          const computed = getComputedStyle(element, part);
          const start = `${place} ${element.tagName}.${element.className}${part}`;
          const isShown = !/:(before|after)/.test(part) || computed.content !== 'none';
          // Custom properties matter only where they are used.
          const names = [...computed].filter((name) => !name.startsWith('--'));
          const shown = isShown ? names : ['content'];
          return shown.map((name) => `${start} ${name}: ${computed.getPropertyValue(name)}`);
        });
      });
    };
    const [alone, both] = [read(false), read(true)];
    if (alone.length < 5_000) throw new Error('The first view has too few elements.');
    const known = new Set(both);
    return alone.filter((line) => !known.has(line));
  });
}

/** Expects no change while a link is hovered and focused. */
async function expectSameWithLink(page: Page, part: Locator): Promise<void> {
  const link = part.getByRole('link').first();
  await link.hover();
  await link.focus();
  expect(await changesByWholePage(page)).toEqual([]);
}

test.use({ allowedErrors: { patterns: [/404/] } });

for (const route of routes) {
  test(`${route} has its headline before its photo`, async ({ page }) => {
    const response = await page.goto(route);
    const html = (await response?.text()) ?? '';
    const [headline, photo, buttons] = ['<h1', 'data:image/avif', 'class="hero-links'].map((text) =>
      html.indexOf(text),
    );
    expect(headline).toBeGreaterThan(0);
    expect(photo).toBeGreaterThan(headline ?? 0);
    expect(buttons).toBeGreaterThan(photo ?? 0);
  });
}

const widths = [320, 360, 768, 1280, 1920];

for (const route of [...routes, '/nowhere']) {
  test(`the first view of ${route} is final`, { tag: tagFor(route) }, async ({ page }) => {
    // Each comparison reads about 60 000 computed values.
    test.slow();
    await page.goto(route);
    await keepFirstView(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      expect(await changesByWholePage(page)).toEqual([]);
    }
    await expectSameWithLink(page, mainNavigation(page));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectSameWithLink(page, mainNavigation(page));
    await page.keyboard.press('Escape');
    if (route !== '/nowhere') await expectSameWithLink(page, page.getByRole('main'));
  });
}
