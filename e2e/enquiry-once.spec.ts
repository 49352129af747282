import { expectToast, test } from './contact-form';
import { emailRequests, expect, hold } from './site';

test('however often it is submitted, an enquiry is sent once', async ({ page, form }) => {
  const letThrough = await hold(page, emailRequests);
  await page.goto('/');
  await form.fillIn();
  await form.submit.dblclick();
  await expect(form.submitting).toBeDisabled();
  await form.message.press('Control+Enter');
  await form.name.press('Enter');
  letThrough();
  await expectToast(page, 'Message Sent!');
  await form.submit.click();
  await expect(form.status).toContainText('Your enquiry is on its way');
  await expect(form.section.getByText('need correcting')).toHaveCount(0);
  expect(await form.received()).toHaveLength(1);
  await form.name.pressSequentially('B');
  await expect(form.status).toHaveCount(0);
});

test('after sending, nothing is left on the device or to send twice', async ({ page, form }) => {
  await page.goto('/');
  await form.send();
  const device = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(device).not.toMatch(/example|Ann|082|Good/);
  await page.goto('/garlic');
  await page.goBack();
  await form.submit.click();
  await expect(form.message).toHaveAccessibleDescription('Message is required');
  expect(await form.received()).toHaveLength(1);
});
