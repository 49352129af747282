import type { Page } from '@playwright/test';
import { formCopy } from '../content/enquiry';
import { enquiryToasts } from '../content/enquiry-statuses';
import { expectToast, test } from './contact-form';
import { anyModule, emailRequests, expect, hold, thorough } from './fixtures';
import { openCalculator } from './seed-calculator';

const { failed, sent } = enquiryToasts;

test.use({ allowedErrors: { patterns: [/Failed to load resource/, /did not take the enquiry/] } });

/** Replaces each text node with a `<font>` copy, as page translators do, so that updates to the node are lost. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const elements = document.body.querySelectorAll(':not(script, style, textarea, noscript)');
    for (const text of [...elements].flatMap((element) => [...element.childNodes])) {
      if (!(text instanceof Text) || !text.data.trim()) continue;
      const font = document.createElement('font');
      font.append(text.data);
      text.replaceWith(font);
    }
  });
}

test('calculates on a page translated twice', { tag: thorough }, async ({ page }) => {
  const letThrough = await hold(page, anyModule);
  const own = await openCalculator(page);
  await translatePage(page);
  await own.seeds.fill('1');
  letThrough();
  await expect(own.results).toBeVisible();
  await translatePage(page);

  await own.seeds.fill('10000');
  await own.estimateSummary.click();
  await expect(own.row('Total so far')).toContainText('R9 947');
  await own.kilometres.fill('0');
  await own.variety.selectOption('shani');
  await expect(own.value('Land needed')).toContainText('330 m²');
  await expect(own.announcement).toContainText('10 000 cloves of Shani');
  await expect(own.value('Plants per m²')).toHaveText('33,33');
  await expect(own.value('Weight of the seed')).toContainText('77 kg');
  await expect(own.row('Total')).toContainText('R10 666');
  await own.seeds.fill('many');
  await expect(own.section.getByText(/^Enter a whole number of seeds/)).toBeVisible();
});

test('a translated form shows each stage', { tag: thorough }, async ({ page, form }) => {
  await page.goto('/bonsmara');
  await form.name.focus();
  await form.expectReady();
  await translatePage(page);
  await form.submit.click();
  const heading = (count: number) => `Please fix ${count} things:`;
  await expect(form.section.getByRole('region', { name: heading(3) })).toBeVisible();
  await translatePage(page);
  await form.name.fill('Ann');
  await expect(form.section.getByRole('region', { name: heading(2) })).toBeVisible();
  await expect(form.section.getByRole('region', { name: heading(3) })).toHaveCount(0);
  await form.fillIn();
  for (const [answer, status, toast] of [
    [429, /^Your enquiry was not sent ?Too many enquiries/, failed.title],
    [502, /^We can’t tell .*we may get it twice/, failed.title],
    [400, /^Your enquiry was not sent.*Your earlier message .*we may get it twice/, failed.title],
    [undefined, /^Your enquiry is on its way to us ?We will/, sent.title],
  ] as const) {
    await form.acceptAgain();
    if (answer) await form.answerWith(answer);
    const letThrough = await hold(page, emailRequests);
    await translatePage(page);
    await form.pressUntil(/^Your enquiry is being sent\.$/);
    await expect(form.anySubmit).toHaveAccessibleName(formCopy.submitting);
    await translatePage(page);
    letThrough();
    await expect(form.status).toHaveText(status);
    await expectToast(page, toast);
  }
  await expect(form.anySubmit).toHaveAccessibleName(formCopy.submit);
  await expect(form.clear).toHaveCount(0);
});
