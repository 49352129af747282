import { contactForm, expectToast, setValue, test } from './contact-form';
import { anyModule, emailRequests, expect, hold } from './site';

const kept = 'What you wrote is kept on this device';

test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

test('what was typed is back on its page in another tab, until it is discarded', async ({
  page,
  context,
}) => {
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

test('what is typed before hydration is kept, and stands and is sent after it', async ({
  page,
  context,
}) => {
  await page.route(anyModule, (route) => route.abort());
  await page.goto('/');
  await contactForm(page).fillIn('ann@');
  const next = await context.newPage();
  const form = contactForm(next);
  const letThrough = await hold(next, anyModule);
  await next.goto('/');
  await expect(form.name).toHaveValue('Ann Farmer');
  await form.message.fill('Two bulls, please.');
  await form.email.fill('');
  await next.keyboard.type(form.sender.slice(0, 9));
  letThrough();
  await form.expectReady();
  await next.keyboard.type(form.sender.slice(9));
  await expect(form.section.getByText('need correcting')).toHaveCount(0);
  await form.submit.click();
  await expectToast(next, 'Message Sent!');
  expect((await form.received()).map(({ message }) => message)).toEqual(['Two bulls, please.']);
});

test('what is filled in without an event is sent, and kept on failure', async ({ page, form }) => {
  await page.goto('/');
  await form.message.fill('Good day');
  await form.expectReady();
  await setValue(form.name, 'Ann Farmer');
  await setValue(form.email, form.sender);
  await page.route(emailRequests, (route) => route.fulfill({ status: 429 }), { times: 1 });
  await form.submit.click();
  await expectToast(page, 'Error');
  await page.reload();
  await expect(form.name).toHaveValue('Ann Farmer');
  await form.submit.click();
  await expectToast(page, 'Message Sent!');
  expect(await form.received()).toHaveLength(1);
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
});
