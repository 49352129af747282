import type { Page } from '@playwright/test';
import { openCalculator } from './calculator';
import { anyModule, expect, hold, test, thorough } from './site';

/**
 * Does to the page what a browser's translator does: in the place of every text it puts an element with
 * a text of its own, so that nobody can change the old one any more.
 */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, textarea, noscript') || !text.data.trim())
        continue;
      const font = document.createElement('font');
      font.append(text.data);
      text.replaceWith(font);
    }
  });
}

for (const moment of ['before', 'after']) {
  const title = `calculates on a page translated ${moment} hydration: no figure is out of date`;
  test(title, { tag: thorough }, async ({ page }) => {
    const letThrough = await hold(page, anyModule);
    const own = await openCalculator(page);
    if (moment === 'before') await translatePage(page);
    await own.seeds.fill('1');
    letThrough();
    await expect(own.results).toBeVisible();
    if (moment === 'after') await translatePage(page);

    await own.seeds.fill('10000');
    await own.estimateSummary.click();
    await own.weightSummary.click();
    await own.cloves.fill('50');
    await expect(own.weight('200')).toBeVisible();
    await own.variety.selectOption('shani');
    await expect(own.value('Land needed')).toContainText('330 m²');
    await expect(own.announcement).toContainText('10 000 Shani seeds');
    await expect(own.value('Plants per m²')).toHaveText('33,33');
    await expect(own.row('Total')).toContainText('R231,00');
    await own.seeds.fill('many');
    await expect(own.section.getByText(/^Enter a whole number of seeds/)).toBeVisible();
  });
}
