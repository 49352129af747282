import { contactForm, expectToast, messageIn, newSender, setValue, test } from './contact-form';
import { anyModule, emailRequests, expect, hold } from './site';

const kept = 'What you wrote is kept on this device';

test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

test('what was typed is back on its page in another tab', async ({ page, context }) => {
  await page.goto('/garlic');
  await contactForm(page).fillIn('ann@');
  await contactForm(page).expectReady();
  await page.close();
  const next = await context.newPage();
  const form = contactForm(next);
  await next.goto('/bonsmara');
  await form.name.focus();
  await form.expectReady();
  await expect(form.name).toHaveValue('');
  await next.goto('/garlic');
  await expect(form.status).toContainText(kept);
  await expect(form.name).toHaveValue('Ann Farmer');
  await expect(form.email).toHaveValue('ann@');
  await expect(form.phone).toHaveValue('082 000 0000');
  await expect(form.section.getByText('36/1000')).toBeVisible();
  await form.button('Discard it').click();
  await expect(form.status).toHaveCount(0);
  await expect(form.message).toHaveValue('');
  await expect(form.name).toBeFocused();
  await next.reload();
  await form.name.focus();
  await form.expectReady();
  await expect(form.message).toHaveValue('');
});

test('what is typed before hydration is kept as well', async ({ page, context, form }) => {
  await page.route(anyModule, (route) => route.abort());
  await page.goto('/');
  await form.name.click();
  await form.fillIn();
  await page.unroute(anyModule);
  const nextPage = await context.newPage();
  const next = contactForm(nextPage);
  await nextPage.goto('/');
  await expect(next.status).toContainText(kept);
  await expect(next.email).toHaveValue(form.sender);
  await form.phone.focus();
  await form.submit.focus();
  await form.expectReady();
  await expect(form.status).toHaveCount(0);
  await expect(form.email).toHaveValue(form.sender);
});

test('what is filled in without an event is sent, and kept on failure', async ({ page, form }) => {
  await page.goto('/');
  await form.message.fill('Good day');
  await form.expectReady();
  await setValue(form.name, 'Ann Farmer');
  await setValue(form.email, newSender('429'));
  await form.submit.click();
  await expectToast(page, 'Error');
  const link = form.status.getByRole('link', { name: 'WhatsApp' });
  await setValue(form.message, 'Filled in by a program');
  expect(await messageIn(link)).toContain('Filled in by a program');
  await form.message.fill('é '.repeat(500));
  expect(await messageIn(link)).toContain('é '.repeat(500));
  await page.reload();
  await expect(form.name).toHaveValue('Ann Farmer');
  await setValue(form.email, form.sender);
  await form.submit.click();
  await expectToast(page, 'Message Sent!');
  expect(await form.received()).toHaveLength(1);
});

test('words written before hydration stand, and are sent', async ({ page, form }) => {
  await page.goto('/garlic');
  await form.fillIn('ann@example.com');
  await form.expectReady();
  const letThrough = await hold(page, anyModule);
  await page.reload();
  await expect(form.name).toHaveValue('Ann Farmer');
  await form.email.fill(form.sender);
  await form.message.fill('Two bulls, please.');
  await form.submit.click();
  letThrough();
  await expectToast(page, 'Message Sent!');
  expect((await form.received()).map(({ message }) => message)).toEqual(['Two bulls, please.']);
});

test('of two tabs, neither takes the words of the other away', async ({ page, context, form }) => {
  const otherPage = await context.newPage();
  const other = contactForm(otherPage);
  await page.goto('/garlic');
  await otherPage.goto('/garlic');
  await form.fillIn();
  await other.fillIn();
  await other.message.fill('Do you deliver?');
  // The draft is that of the tab that was typed into last.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('enquiry /garlic')))
    .toContain('Do+you+deliver');
  await form.submit.click();
  await expectToast(page, 'Message Sent!');
  await otherPage.close();
  await page.reload();
  await expect(form.message).toHaveValue('Do you deliver?');
});

test('a calculation that is added during the sending stays', async ({ page, form }) => {
  const letThrough = await hold(page, emailRequests);
  await page.goto('/garlic');
  await page.getByLabel('Number of seeds').fill('2000');
  await form.fillInAndSubmit();
  await expect(form.submitting).toBeDisabled();
  await page.getByRole('button', { name: 'Ask about this' }).click();
  letThrough();
  await expect(form.status).toContainText('has not been sent yet');
  await expect(form.message).toHaveValue(/2.000/);
  await expect(form.message).not.toHaveValue(/Good day/);
  await expect(form.name).toHaveValue('Ann Farmer');
  expect(await form.received()).toHaveLength(1);
  await page.reload();
  await expect(form.message).toHaveValue(/2.000/);
});
