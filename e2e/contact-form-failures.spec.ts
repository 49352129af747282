import { contactForm, expectToast, fillIn, newSender, received } from './contact-form';
import { expect, stopClock, test, thorough } from './site';

test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

const message = 'Good day, what do you have for sale?';

const reasons = {
  400: 'The e-mail service did not accept it.',
  403: 'The e-mail service does not accept this sender.',
  429: 'Too many enquiries came at once.',
  451: 'The e-mail service took this browser for a program.',
  500: 'The e-mail service is out of order for now.',
  503: 'The e-mail service is out of order for now.',
} as const;

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
    for (const [name, parameter] of [
      ['WhatsApp', 'text'],
      ['Write an email', 'body'],
    ] as const) {
      const address = await told.getByRole('link', { name }).getAttribute('href');
      const draft = new URL(address ?? '').searchParams.get(parameter);
      expect(draft).toBe(`${message}\n\nAnn Farmer\n${from}\n082 000 0000`);
    }
    expect(await received(request, from)).toEqual([]);
  });
}

test('the links to other ways follow what is typed after the failure', async ({ page }) => {
  const form = contactForm(page);
  await page.goto('/');
  await fillIn(page, newSender('500'));
  await form.submit.click();
  const link = form.section.getByRole('alert').getByRole('link', { name: 'WhatsApp' });
  await expect(link).toHaveAttribute('href', /Good%20day/);
  await form.message.fill('Another question');
  await expect(link).toHaveAttribute('href', /text=Another%20question/);
  await form.message.fill('garlic '.repeat(142));
  await expect(link).toHaveAttribute('href', /garlic%20garlic/);
  await form.message.fill('é '.repeat(500));
  await expect(form.section.getByRole('alert')).toContainText('hold only the beginning');
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
