import type { Locator } from '@playwright/test';
import { contactForm, expectToast, fillIn, newSender, received } from './contact-form';
import { expect, stopClock, test, thorough } from './site';

test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

const message = 'Good day, what do you have for sale?';

const reasons = {
  400: 'The email service did not accept it.',
  403: 'The email service does not accept messages from this address.',
  429: 'Too many enquiries were sent in a short time.',
  451: 'The email service does not accept messages from automatic browsers.',
  500: 'The email service is not working at the moment.',
  503: 'The email service is not working at the moment.',
} as const;

/** What a link to another way would carry if it were pressed now. */
async function draftIn(link: Locator) {
  await link.dispatchEvent('pointerdown');
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return searchParams.get('text') ?? searchParams.get('body');
}

for (const [status, reason] of Object.entries(reasons)) {
  const tag = status === '500' ? [] : thorough;
  test(`an answer of ${status} is told in a toast and, for as long as it takes, in the form`, {
    tag,
  }, async ({ page, request }) => {
    const from = newSender(status);
    const form = contactForm(page);
    await page.goto('/bonsmara');
    await fillIn(page, from);
    await form.submit.click();
    await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
    const told = form.section.getByRole('alert');
    await expect(told).toContainText('Your enquiry was not sent');
    await expect(told).toContainText(reason);
    await expect(told).toContainText('Nothing you wrote is lost.');
    await expect(told).toBeFocused();
    await expect(form.name).toHaveValue('Ann Farmer');
    await expect(form.message).toHaveValue(message);
    await expect(form.submit).toBeEnabled();
    for (const name of ['WhatsApp', 'Write an email']) {
      const draft = await draftIn(told.getByRole('link', { name }));
      for (const word of ['Ann Farmer', from, '082 000 0000', message]) {
        expect(draft).toContain(word);
      }
    }
    expect(await received(request, from)).toEqual([]);
  });
}

test('the links to other ways take what stands in the form as they are pressed, events or not', async ({
  page,
}) => {
  const form = contactForm(page);
  await page.goto('/');
  await fillIn(page, newSender('500'));
  await form.submit.click();
  const link = form.section.getByRole('alert').getByRole('link', { name: 'WhatsApp' });
  await form.message.evaluate((control) => {
    if (control instanceof HTMLTextAreaElement) control.value = 'Filled in by a program';
  });
  expect(await draftIn(link)).toContain('Filled in by a program');
  await form.message.fill('é '.repeat(500));
  expect(await draftIn(link)).toMatch(/é ?…$/);
});

test('a gateway that gives up is told as a failure in the toast, and in agreement with it in the form', async ({
  page,
}) => {
  const form = contactForm(page);
  await page.goto('/');
  await fillIn(page, newSender('504'));
  await form.submit.click();
  await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
  await expect(form.section.getByRole('alert')).toContainText(
    'We could not confirm that your enquiry arrived',
  );
});

test('30 seconds of silence are a failure', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await fillIn(page, newSender('silence'));
  await stopClock(page);
  const asked = page.waitForRequest('**/api/v1.0/email/send');
  await contactForm(page).submit.click();
  await asked;
  await page.clock.runFor(29_000);
  await expect(contactForm(page).submitting).toBeDisabled();
  await page.clock.runFor(2_000);
  await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
  await expect(contactForm(page).message).toHaveValue(message);
  await expect(contactForm(page).submit).toBeEnabled();
});
