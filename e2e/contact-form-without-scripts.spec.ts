import { farm } from '../content/farm';
import { test } from './contact-form';
import { expect, routes } from './site';

test.use({ javaScriptEnabled: false });

for (const route of routes) {
  test(`without scripts, the browser sends an enquiry from ${route}`, async ({ page, form }) => {
    await page.goto(route);
    const note = form.section.locator('noscript p');
    await expect(note).toContainText('a page with only the word OK');
    await expect(note).toBeVisible();
    await form.fillInAndSubmit();
    await expect(page.locator('body')).toHaveText('OK');
    expect(await form.received()).toEqual([
      expect.objectContaining({
        from_name: 'Ann Farmer',
        from_email: form.sender,
        phone: '082 000 0000',
        message: 'Good day, what do you have for sale?',
        subject: expect.stringContaining('Inquiry'),
        to_email: farm.email,
      }),
    ]);
  });
}

test('without scripts, the browser itself asks for what is missing', async ({ page, form }) => {
  await page.goto('/');
  await form.email.fill(form.sender);
  await form.submit.click();
  await expect(page).toHaveURL('/');
  expect(await form.received()).toEqual([]);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the page with the word OK is not mentioned', async ({ page, form }) => {
    await page.goto('/');
    await expect(form.section.locator('noscript p')).toHaveCount(0);
  });
});
