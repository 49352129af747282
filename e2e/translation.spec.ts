import type { Page } from '@playwright/test';
import { openCalculator } from './calculator';
import { anyModule, expect, hold, test, thorough } from './site';

/**
 * Does to the page what a browser's translator does, now and from now on: in the place of every
 * text it puts two elements with a text of its own, so that nobody can change the old one any more.
 */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untouched = 'script, style, textarea, noscript, font, .notranslate';

    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || parent.closest(untouched) || !text.data.trim()) continue;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(text.data);
        text.replaceWith(outer);
      }
    }

    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
    }).observe(document.body, { childList: true, subtree: true });
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
    await own.mode('Land Size to Seeds').check();
    await own.land.fill('2.000 ha');
    await expect(own.results).toHaveCount(0);
    await own.question.getByRole('button', { name: '2,0' }).click();
    await expect(own.value('Seeds needed')).toContainText('600 000 12 000 kg of seed at 50');
    await expect(own.section).toContainText('90% of the land is planted');
    await own.land.fill('many');
    await expect(own.announcement).toHaveText('Enter a number in digits, such as 5 000 or 2,5.');
  });
}
