import { contactForm, expectToast, fillIn, newSender, received, sendEnquiry } from './contact-form';
import { expect, test } from './site';

const sentBefore = 'You have sent this before';

test('Enter and a click send one message', async ({ page, request }) => {
  const from = newSender();
  const form = contactForm(page);
  await page.goto('/');
  await fillIn(page, from);
  await form.email.press('Enter');
  await form.section
    .getByRole('button', { name: /Send Message|Submitting/ })
    .click({ force: true });
  await expectToast(page, 'Message Sent!');
  expect(await received(request, from)).toHaveLength(1);
});

test('the same words in two tabs at once reach the farm once', async ({
  page,
  context,
  request,
}) => {
  const from = newSender('slow');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await fillIn(tab, from);
  }
  await contactForm(page).submit.click();
  await contactForm(other).submit.click();
  await expectToast(page, 'Message Sent!');
  await expect(contactForm(other).section.getByRole('alert')).toContainText(sentBefore);
  expect(await received(request, from)).toHaveLength(1);
  await contactForm(other).section.getByRole('button', { name: 'Empty the form' }).click();
  await expect(contactForm(other).message).toHaveValue('');
});

test('the same words again are sent again only when that is wanted', async ({ page, request }) => {
  const from = newSender();
  const form = contactForm(page);
  await page.goto('/');
  await sendEnquiry(page, from);
  await fillIn(page, from);
  await form.submit.click();
  await expect(form.section.getByRole('alert')).toContainText(sentBefore);
  await expect(form.section.getByRole('alert')).toBeFocused();
  expect(await received(request, from)).toHaveLength(1);
  await form.section.getByRole('button', { name: 'Send it again' }).click();
  await expect(form.section.getByRole('alert')).toContainText('on its way');
  expect(await received(request, from)).toHaveLength(2);
});

test('going on and back again after sending brings nothing to send twice', async ({
  page,
  request,
}) => {
  const from = newSender();
  const form = contactForm(page);
  await page.goto('/');
  await sendEnquiry(page, from);
  await page.goto('/garlic');
  await page.goBack();
  await form.submit.click();
  await expect(form.message).toHaveAccessibleDescription('Message is required');
  expect(await received(request, from)).toHaveLength(1);
});

test('a form that looks as if a program had filled it in is held, and sent on a word', async ({
  page,
  request,
}) => {
  const from = newSender();
  const form = contactForm(page);
  await page.goto('/');
  await fillIn(page, from);
  const trap = form.section.locator('input[name=trap]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(trap.locator('xpath=..')).toHaveAttribute('aria-hidden', 'true');
  await trap.evaluate((control) => {
    if (control instanceof HTMLInputElement) control.value = 'http://spam.example';
  });
  await form.submit.click();
  await expect(form.section.getByRole('alert')).toContainText('Is this from you?');
  expect(await received(request, from)).toEqual([]);
  await expect(form.message).toHaveValue('Good day, what do you have for sale?');
  await form.section.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(form.section.getByRole('alert')).toContainText('on its way');
  expect(await received(request, from)).toHaveLength(1);
});

test('a form sent by script as soon as the page is there is held', async ({ page, request }) => {
  const from = newSender();
  await page.addInitScript((email) => {
    // A slow machine must not make the script look patient, nor the test itself look like a finger.
    performance.now = () => 1000;
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
    const fillInAndSend = () => {
      const form = document.querySelector('form');
      for (const [name, value] of [
        ['name', 'Robot'],
        ['email', email],
        ['message', 'Buy'],
      ] as const) {
        const control = form?.elements.namedItem(name);
        if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
          control.value = value;
        }
      }
      form?.requestSubmit();
    };
    addEventListener('load', fillInAndSend);
  }, from);
  await page.goto('/');
  await expect(contactForm(page).section.getByRole('alert')).toContainText('Is this from you?');
  expect(await received(request, from)).toEqual([]);
});
