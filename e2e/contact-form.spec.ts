import { farm } from '../content/farm';
import { expectToast, test, validMessage } from './contact-form';
import { emailRequests, expect, hold, routes, stopClock, tagFor, thorough } from './fixtures';

test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

const subjects = {
  '/': 'JLDT Bonsmara and Du Toit Holdings Inquiry',
  '/bonsmara': 'JLDT Bonsmara Inquiry',
  '/garlic': 'Du Toit Holdings Garlic Inquiry',
};

for (const route of routes) {
  test(`sends an enquiry from ${route}, and the form is emptied`, { tag: tagFor(route) }, async ({
    page,
    form,
  }) => {
    await page.goto(route);
    await form.send();
    expect(await form.received()).toEqual([
      {
        from_name: 'Ann Farmer',
        from_email: form.sender,
        phone: '082 000 0000',
        message: validMessage,
        subject: subjects[route],
        to_email: farm.email,
      },
    ]);
    for (const field of [form.name, form.email, form.phone, form.message])
      await expect(field).toHaveValue('');
    await expect(form.submit).toBeEnabled();
  });
}

test('every page gives its enquiries a subject of their own', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    await expect(page.locator('input[name=subject]')).toHaveValue(subjects[route]);
  }
});

test('sends once if Send Message is pressed again and again, and leaves nothing behind', async ({
  page,
  form,
}) => {
  const letThrough = await hold(page, emailRequests);
  await page.goto('/');
  await form.fillIn();
  await form.submit.dblclick();
  await expect(form.submitting).toBeDisabled();
  await expect(form.message).not.toBeEditable();
  await form.name.press('Enter');
  letThrough();
  await expectToast(page, 'Message Sent!');
  await form.submit.click();
  await expect(form.status).toContainText('Your enquiry is on its way');
  const device = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(device).not.toMatch(/example|Ann|082\+|Good/);
  expect(await form.received()).toHaveLength(1);
});

test('shows mistakes in a toast, in a focused list and at their fields, and counts the characters', async ({
  page,
  form,
}) => {
  const summary = form.section.getByRole('region', { name: 'correcting:' });
  await page.goto('/');
  await form.submit.click();
  await expectToast(page, 'Validation Error', 'Please check the form for errors.');
  const bar = await page.getByRole('banner').boundingBox();
  const top = async () => (await page.locator('[data-sonner-toast]').boundingBox())?.y;
  await expect.poll(top).toBeGreaterThan(bar?.height ?? Number.POSITIVE_INFINITY);
  await expect(summary).toBeFocused();
  const mistakes = ['Name is required', 'Invalid email address', 'Message is required'] as const;
  await expect(summary.getByRole('link')).toHaveText(mistakes);
  for (const [place, field] of [form.name, form.email, form.message].entries())
    await expect(field).toHaveAccessibleDescription(mistakes[place] ?? '');
  await expect(form.phone).toHaveAttribute('aria-invalid', 'false');

  await summary.getByRole('link', { name: 'Message is required' }).click();
  await expect(form.message).toBeFocused();
  await expect(page).toHaveURL('/');
  await form.message.pressSequentially('Hello');
  await expect(summary.getByRole('link')).toHaveText(mistakes.slice(0, 2));
  await expect(form.message).toHaveAttribute('aria-invalid', 'false');
  await form.fillIn();
  await expect(summary).toHaveCount(0);

  for (const [length, announced] of [
    [899, ''],
    [900, 'No more than 100 characters left.'],
    [1000, 'No characters left.'],
  ] as const) {
    await form.message.fill('x'.repeat(length));
    await expect(form.section.getByText(`${length}/1000`)).toBeVisible();
    await expect(form.section.locator('textarea + [aria-live=polite]')).toHaveText(announced);
  }
});

test('shows at most three toasts for five presses, each for 5 s', { tag: thorough }, async ({
  page,
  form,
}) => {
  await page.clock.install();
  await page.goto('/');
  const visible = page.locator('[data-sonner-toast][data-visible=true]');
  await form.name.focus();
  await form.expectReady();
  await stopClock(page);
  for (let count = 1; count <= 5; count += 1) {
    await form.submit.click();
    await page.clock.runFor(50);
  }
  await expect(visible).toHaveCount(3);
  await page.clock.runFor(4_500);
  await expect(visible).toHaveCount(3);
  await page.clock.runFor(1_500);
  await expect(visible).toHaveCount(0);
});
