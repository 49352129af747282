import type { Page } from '@playwright/test';
import { expectToast } from './contact-form';
import { anyModule, emailRequests, expect, hold, thorough } from './fixtures';
import { test } from './own-preview';
import { openCalculator } from './seed-calculator';

test.use({ allowedErrors: { patterns: [/Failed to load resource/, /did not take the enquiry/] } });

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

test('on a page that is translated all the time, each stage of an enquiry shows its own text', {
  tag: thorough,
}, async ({ page, form, preview }) => {
  const stages: [answer: () => void, status: RegExp, toast: 'Error' | 'Message Sent!'][] = [
    [() => preview.fail(429), /^Your enquiry was not sent ?Too many enquiries/, 'Error'],
    [() => preview.fail(502), /^We could not confirm .*the farm may get it twice/, 'Error'],
    [() => preview.fail(400), /^Your enquiry was not sent.*the farm may get it twice/, 'Error'],
    [() => preview.fail(null), /^Your enquiry is on its way to the farm ?We will/, 'Message Sent!'],
  ];
  await page.goto('/bonsmara');
  await form.name.focus();
  await form.expectReady();
  await translatePage(page);
  const submit = form.section.locator('[type=submit]');
  await submit.click();
  await expectToast(page, 'Validation Error');
  const summary = form.section.getByRole('region', { name: '3 things need correcting:' });
  await translatePage(page);
  await form.name.fill('Ann');
  await expect(
    form.section.getByRole('region', { name: '2 things need correcting:' }),
  ).toBeVisible();
  await expect(summary).toHaveCount(0);
  await form.fillIn();
  for (const [answer, status, toast] of stages) {
    answer();
    const letThrough = await hold(page, emailRequests);
    await translatePage(page);
    await expect(async () => {
      await submit.click();
      await expect(submit).toHaveText('Submitting...', { timeout: 500 });
    }).toPass();
    await expect(form.status).toHaveText('Your enquiry is being sent.');
    await translatePage(page);
    letThrough();
    await expect(form.status).toHaveText(status);
    await expectToast(page, toast);
    await page.unroute(emailRequests);
  }
  await expect(submit).toHaveText('Send Message');
  await expect(form.clear).toHaveCount(0);
});
