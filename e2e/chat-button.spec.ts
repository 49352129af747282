/**
 * The round chat button is fixed over the page. After a jump to a fragment, and while a control has the focus, it must
 * not cover a control or a figure.
 */
import type { Page } from '@playwright/test';
import { expect, routes, tagFor, test, thorough } from './fixtures';

const chatLink = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' });

/** The controls and figures that the chat button covers, once the page has handled the last scroll. */
function coveredParts(page: Page): Promise<string[]> {
  return chatLink(page).evaluate(async (chat) => {
    // The scroll event fires in the first frame; its changes are laid out in the second.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    if (getComputedStyle(chat).opacity === '0' || chat === document.activeElement) return [];
    const { left, top, right, bottom } = chat.getBoundingClientRect();
    const isBehind = (box: DOMRect) =>
      box.right > left && box.left < right && box.bottom > top && box.top < bottom;
    const covered: string[] = [];
    for (const control of document.querySelectorAll(
      'a, button, input, select, textarea, summary',
    )) {
      const isShown = control !== chat && control.checkVisibility();
      if (isShown && isBehind(control.getBoundingClientRect())) covered.push(control.outerHTML);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/\d/.test(text.nodeValue ?? '') || !text.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isBehind)) covered.push(text.nodeValue ?? '');
    }
    return covered;
  });
}

/** The start of the focused element's HTML. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '');

test('in landscape the chat button covers no link of a lot after a scroll up', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/bonsmara');
  const lots = page.getByRole('region', { name: 'For sale now' }).getByRole('listitem');
  for (const lot of await lots.all()) {
    await lot.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, -20);
    expect(await coveredParts(page)).toEqual([]);
  }
  await expect(chatLink(page)).toHaveCSS('opacity', '0');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(chatLink(page)).toHaveCSS('opacity', '1');
});

for (const route of routes) {
  // At 1440 pixels and wider the button never hides.
  for (const width of [360, 768, 1024, 1280, 1440]) {
    const title = `at ${width} pixels on ${route} the chat button covers no control or figure`;
    test(`${title} after a jump`, { tag: tagFor(route) }, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(route);
      const ids = await page
        .locator('main [id]:is(section, #kitchens, #terms)')
        .evaluateAll((parts) => parts.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) {
        await page.evaluate((fragment) => location.assign(`#${fragment}`), id);
        expect(await coveredParts(page), `at #${id}`).toEqual([]);
      }
    });

    const tag = width === 360 ? tagFor(route) : thorough;
    test(`${title} while a control has the focus`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(route);
      let count = 0;
      // Backwards: scrolling up shows the button, scrolling down hides it. Ends at the header, which is sticky.
      await page.keyboard.press('Shift+Tab');
      while ((await page.locator('header :focus').count()) === 0) {
        expect(await coveredParts(page), await focused(page)).toEqual([]);
        await page.keyboard.press('Shift+Tab');
        count += 1;
      }
      expect(count).toBeGreaterThan(20);
    });
  }
}
