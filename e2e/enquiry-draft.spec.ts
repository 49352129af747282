import { contactForm, expectToast, fillIn, newSender, received } from './contact-form';
import { expect, test } from './site';

const kept = 'What you wrote is kept on this device';

async function expectReady(page: Parameters<typeof contactForm>[0]) {
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-ready');
}

test('what was typed is back after a reload, says so, and can be discarded', async ({ page }) => {
  const form = contactForm(page);
  await page.goto('/garlic');
  await fillIn(page, 'ann@');
  await expectReady(page);
  await page.reload();
  await expect(form.section.getByRole('alert')).toContainText(kept);
  await expect(form.name).toHaveValue('Ann Farmer');
  await expect(form.email).toHaveValue('ann@');
  await expect(form.section.getByText('36/1000')).toBeVisible();
  await form.section.getByRole('button', { name: 'Discard it' }).click();
  await expect(form.section.getByRole('alert')).toHaveCount(0);
  await expect(form.message).toHaveValue('');
  await expect(form.name).toBeFocused();
  await page.reload();
  await form.name.focus();
  await expectReady(page);
  await expect(form.message).toHaveValue('');
});

test('each page keeps its own, also when its tab is closed', async ({ page, context }) => {
  await page.goto('/garlic');
  await fillIn(page, 'ann@example.com');
  await expectReady(page);
  await page.close();
  const next = await context.newPage();
  await next.goto('/bonsmara');
  await contactForm(next).name.focus();
  await expectReady(next);
  await expect(contactForm(next).name).toHaveValue('');
  await next.goto('/garlic');
  await expect(contactForm(next).section.getByRole('alert')).toContainText(kept);
  await expect(contactForm(next).phone).toHaveValue('082 000 0000');
});

test('what was sent leaves nothing of it on the device', async ({ page, request }) => {
  const from = newSender();
  await page.goto('/');
  await fillIn(page, from);
  await contactForm(page).submit.click();
  await expectToast(page, 'Message Sent!');
  const device = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const word of [from, 'Ann', '082', 'Good day']) expect(device).not.toContain(word);
  await page.reload();
  await contactForm(page).name.focus();
  await expectReady(page);
  await expect(contactForm(page).message).toHaveValue('');
  expect(await received(request, from)).toHaveLength(1);
});

test.describe('before the form is ready', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

  test('what is typed is kept as well, and not told of to who is still typing', async ({
    page,
  }) => {
    const form = contactForm(page);
    await page.route(/\/islands\//, (route) => route.abort());
    await page.goto('/');
    await form.name.click();
    await fillIn(page, 'ann@example.com');
    await page.unroute(/\/islands\//);
    const next = await page.context().newPage();
    await next.goto('/');
    await expect(contactForm(next).section.getByRole('alert')).toContainText(kept);
    await expect(contactForm(next).email).toHaveValue('ann@example.com');
    await form.phone.focus();
    await form.submit.focus();
    await expectReady(page);
    await expect(form.section.getByRole('alert')).toHaveCount(0);
    await expect(form.email).toHaveValue('ann@example.com');
  });
});
