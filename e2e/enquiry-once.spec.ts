import { contactForm, expectToast, newSender, setValue, test, words } from './contact-form';
import { emailRequests, expect, hold } from './site';

const sentBefore = 'You have sent this before';

test('nothing can be sent while the button says Submitting...', async ({ page, form }) => {
  const letThrough = await hold(page, emailRequests);
  await page.goto('/');
  await form.fillInAndSubmit();
  await expect(form.submitting).toBeDisabled();
  await form.message.press('Control+Enter');
  await form.name.press('Enter');
  letThrough();
  await expectToast(page, 'Message Sent!');
  expect(await form.received()).toHaveLength(1);
});

for (const keys of ['a double click', 'Enter and a click'] as const) {
  test(`${keys} send one message, and one tap more sends none`, async ({ page, form }) => {
    await page.goto('/');
    await form.fillIn();
    if (keys === 'a double click') await form.submit.dblclick();
    else {
      await form.email.press('Enter');
      await form.submit.or(form.submitting).click({ force: true });
    }
    await expectToast(page, 'Message Sent!');
    await form.submit.click();
    await expect(form.status).toContainText('Your enquiry is on its way');
    await expect(form.section.getByText('need correcting')).toHaveCount(0);
    expect(await form.received()).toHaveLength(1);
  });
}

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

test('the same words again are sent again only when that is wanted', async ({ page, form }) => {
  await page.goto('/');
  await form.send();
  await form.fillInAndSubmit();
  await expect(form.status).toContainText(sentBefore);
  await expect(form.status).toBeFocused();
  expect(await form.received()).toHaveLength(1);
  await form.button('Send it again').click();
  await expect(form.status).toContainText('on its way');
  expect(await form.received()).toHaveLength(2);
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

test('a submit by script is asked about before anything is sent', async ({ page, form }) => {
  await page.addInitScript((email) => {
    // A slow machine must not make the script look patient, nor the test itself look like a touch.
    performance.now = () => 1000;
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    addEventListener('load', () => {
      const enquiry = { name: 'Robot', email, message: 'Buy' };
      for (const [id, value] of Object.entries(enquiry)) {
        Object.assign(document.getElementById(id) ?? {}, { value });
      }
      document.querySelector('form')?.requestSubmit();
    });
  }, form.sender);
  await page.goto('/');
  await expect(form.status).toContainText('Is this from you?');
  expect(await form.received()).toEqual([]);
});
