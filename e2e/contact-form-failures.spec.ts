import type { Page } from '@playwright/test';
import { contactForm, expectToast, fillIn, newSender, received } from './contact-form';
import { expect, stopClock, test } from './site';

test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

const message = 'Good day, what do you have for sale?';

async function expectFailureAndAllKept(page: Page) {
  const form = contactForm(page);
  await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
  await expect(form.name).toHaveValue('Ann Farmer');
  await expect(form.message).toHaveValue(message);
  await expect(form.submit).toBeEnabled();
}

for (const fault of ['400', '403', '429', '451', '500', '503', 'reset']) {
  test(`an answer of ${fault} is told, and what was written is kept`, async ({ page, request }) => {
    const from = newSender(fault);
    await page.goto('/bonsmara');
    await fillIn(page, from);
    await contactForm(page).submit.click();
    await expectFailureAndAllKept(page);
    expect(await received(request, from)).toEqual([]);
  });
}

test('no connection is told, and a second try succeeds', async ({ page, request }) => {
  const from = newSender();
  await page.goto('/');
  await fillIn(page, from);
  await page.route('**/api/v1.0/email/send', (route) => route.abort('internetdisconnected'));
  await contactForm(page).submit.click();
  await expectFailureAndAllKept(page);
  await page.unroute('**/api/v1.0/email/send');
  await contactForm(page).submit.click();
  await expectToast(page, 'Message Sent!');
  expect(await received(request, from)).toHaveLength(1);
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
  await expectFailureAndAllKept(page);
});

test('the form works where the visitor has blocked storage', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  const from = newSender();
  await page.goto('/');
  await fillIn(page, from);
  await contactForm(page).submit.click();
  await expectToast(page, 'Message Sent!');
  expect(await received(request, from)).toHaveLength(1);
});
