import { contactForm, expectToast, newSender, setValue, test, words } from './contact-form';
import { emailRequests, expect, hold } from './site';

const sentBefore = 'You have sent this before';

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

test('the same words in two tabs at once arrive once', async ({ page, context, form }) => {
  const from = newSender('slow');
  const otherPage = await context.newPage();
  const other = contactForm(otherPage);
  for (const tab of [page, otherPage]) {
    await tab.goto('/');
    await contactForm(tab).fillIn(from);
  }
  await form.submit.click();
  await other.submit.click();
  await expectToast(page, 'Message Sent!');
  await expect(other.status).toContainText(sentBefore);
  expect(await form.received(from)).toHaveLength(1);
  await other.button('Empty the form').click();
  await expect(other.message).toHaveValue('');
});

test('after sending, nothing is left on the device or to send twice', async ({ page, form }) => {
  await page.goto('/');
  await form.send();
  const device = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const word of [form.sender, 'Ann', '082', 'Good day']) expect(device).not.toContain(word);
  await page.goto('/garlic');
  await page.goBack();
  await form.submit.click();
  await expect(form.message).toHaveAccessibleDescription('Message is required');
  expect(await form.received()).toHaveLength(1);
});

test('a filled trap is asked about before anything is sent', async ({ page, form }) => {
  const trap = form.section.locator('input[name=trap]');
  await page.goto('/');
  await form.fillIn();
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap.locator('xpath=..')).toHaveAttribute('aria-hidden', 'true');
  await setValue(trap, 'http://spam.example');
  await form.submit.click();
  await expect(form.status).toContainText('Is this from you?');
  expect(await form.received()).toEqual([]);
  await expect(form.message).toHaveValue(words);
  await form.button('Yes, send it').click();
  await expect(form.status).toContainText('on its way');
  expect(await form.received()).toHaveLength(1);
});
