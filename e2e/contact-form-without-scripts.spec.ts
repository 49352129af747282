import { farm } from '../content/farm';
import { test, words } from './contact-form';
import { expect, routes } from './site';

test.use({ javaScriptEnabled: false });

for (const route of routes) {
  test(`without scripts, ${route} can be read and sends an enquiry`, async ({ page, form }) => {
    await page.goto(route);
    const sections = await page.getByRole('main').locator('h2').all();
    expect(sections.length).toBeGreaterThan(5);
    for (const heading of sections) await expect(heading).toBeVisible();
    for (const name of ['WhatsApp', farm.email]) {
      await expect(form.section.getByRole('link', { name })).toBeVisible();
    }
    await expect(form.section.locator('noscript p')).toBeVisible();
    await expect(form.section.locator('noscript p')).toContainText('a page with only the word OK');
    await form.fillInAndSubmit();
    await expect(page.locator('body')).toHaveText('OK');
    expect(await form.received()).toEqual([
      expect.objectContaining({
        from_name: 'Ann Farmer',
        phone: '082 000 0000',
        message: words,
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
