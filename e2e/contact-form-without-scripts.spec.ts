import { contactForm, fillIn, newSender, received } from './contact-form';
import { expect, routes, test } from './site';

test.use({ javaScriptEnabled: false });

for (const route of routes) {
  test(`without scripts, an enquiry from ${route} is sent by the browser itself`, async ({
    page,
    request,
  }) => {
    const from = newSender();
    const { section, submit } = contactForm(page);
    await page.goto(route);
    const note = section.locator('noscript p');
    await expect(note).toContainText('a page with only the word OK');
    await expect(note).toBeVisible();
    await fillIn(page, from);
    await submit.click();
    await expect(page.locator('body')).toHaveText('OK');
    const [enquiry, ...others] = await received(request, from);
    expect(others).toEqual([]);
    expect(enquiry?.parameters).toMatchObject({
      from_name: 'Ann Farmer',
      from_email: from,
      phone: '082 000 0000',
      message: 'Good day, what do you have for sale?',
      subject: expect.stringContaining('Inquiry'),
      to_email: 'enquiries@example.com',
    });
  });
}

test('without scripts, the browser itself asks for what is missing', async ({ page, request }) => {
  const from = newSender();
  const { email, submit } = contactForm(page);
  await page.goto('/');
  await email.fill(from);
  await submit.click();
  await expect(page).toHaveURL('/');
  expect(await received(request, from)).toEqual([]);
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('nobody is told of a page with the word OK', async ({ page }) => {
    await page.goto('/');
    await expect(contactForm(page).section.locator('noscript p')).toHaveCount(0);
  });
});
