import { expectToast, messageIn, validMessage } from './contact-form';
import { emailRequests, expect, hold, stopClock, thorough } from './fixtures';
import { test } from './own-preview';

test.use({ allowedErrors: { patterns: [/Failed to load resource/, /did not take the enquiry/] } });

const sent = 'Your enquiry is on its way to the farm';
const notSent = 'Your enquiry was not sent';
const notConfirmed = 'We could not confirm that your enquiry arrived';
const twice = 'may have arrived. If you send again, the farm may get it twice.';

test.beforeEach(async ({ page, form }) => {
  await page.goto('/bonsmara');
  await form.fillIn();
});

test('a refused enquiry stays in the form and in the other links until it is sent or cleared', async ({
  form,
  page,
  preview,
}) => {
  preview.fail(412);
  await form.submit.click();
  await expect(form.status).toContainText(notSent);
  const reason = "The farm's mailbox for this form is out of order. Nothing you wrote is lost.";
  await expect(form.status).toContainText(reason);
  await expect(form.status).not.toContainText(twice);
  await expect(form.status).toBeFocused();
  const whatsApp = form.status.getByRole('link', { name: 'WhatsApp' });
  for (const link of [whatsApp, form.status.getByRole('link', { name: 'Write an email' })]) {
    const draft = await messageIn(link);
    for (const part of ['Ann Farmer', form.sender, '082 000 0000', validMessage])
      expect(draft).toContain(part);
  }
  preview.fail(429);
  await form.pressUntil(form.submit, 'Too many enquiries');
  await form.clear.click();
  await expect(form.message).toHaveValue('');
  await expect(form.putBack).toBeFocused();
  await form.putBack.click();
  await expect(form.message).toHaveValue(validMessage);
  preview.fail(null);
  await form.pressUntil(form.submit, sent);
  await expectToast(page, 'Message Sent!');
  await expect(form.name).toHaveValue('');
  expect(preview.inbox.messages).toHaveLength(1);
});

test('after a login page instead of an answer, the form warns until Send again is accepted or the form is cleared', async ({
  form,
  page,
  preview,
}) => {
  preview.fail('portal');
  await form.submit.click();
  await expect(form.status).toContainText(notConfirmed);
  await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
  await form.message.fill('Two bulls, please.');
  await page.reload();
  await expect(form.status).toContainText(twice);
  await expect(form.message).toHaveValue('Two bulls, please.');
  await expect(form.submit).toHaveCount(0);
  preview.fail(400);
  await form.pressUntil(form.sendAgain, notSent);
  await expect(form.status).toContainText('did not accept it');
  await expect(form.status).toContainText(twice);
  await form.clear.click();
  await expect(form.status).toHaveCount(0);
  await expect(form.submit).toBeVisible();
  await form.putBack.click();
  await expect(form.status).toContainText(twice);
  preview.fail(null);
  await form.pressUntil(form.section.locator('[type=submit]'), sent);
  await expect(form.submit).toBeVisible();
  expect(preview.inbox.messages).toHaveLength(1);
});

test('a double press, or a press just after the answer, sends once; a press a second later sends again', async ({
  form,
  page,
  preview,
}) => {
  await page.clock.install();
  await form.expectReady();
  preview.fail(502);
  await stopClock(page);
  await form.submit.dblclick();
  await expect(form.status).toContainText(notConfirmed);
  const sendings = () => preview.requests.filter((path) => path.endsWith('/email/send')).length;
  for (const [milliseconds, count] of [
    [900, 1],
    [200, 2],
  ] as const) {
    await page.clock.runFor(milliseconds);
    await form.sendAgain.click();
    await expect.poll(sendings).toBe(count);
  }
});

test('while the enquiry is being sent, a link about a lot opens WhatsApp', async ({
  form,
  page,
}) => {
  const letThrough = await hold(page, emailRequests);
  await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await form.submit.click();
  await expect(form.submitting).toBeDisabled();
  await expect(form.clear).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask about this' }).first().click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
  await page.goto('/bonsmara');
  await expect(form.status).toContainText(twice);
  await expect(form.message).toHaveValue(validMessage);
  letThrough();
});

test('cuts off a pasted text that is too long, and sends emoji, markup and right-to-left text as they are', {
  tag: thorough,
}, async ({ form, page }) => {
  const text = 'שלום, 12 (עגלים) <script>alert(1)</script> & {{from_email}} %0A 😀'.padEnd(
    999,
    'é',
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((all) => navigator.clipboard.writeText(all), `${text}!${text}`);
  await form.message.fill('');
  await form.message.press('Control+V');
  await expect(form.section.getByText('1000/1000')).toBeVisible();
  await form.submit.click();
  await expectToast(page, 'Message Sent!');
  expect((await form.received()).map(({ message }) => message)).toEqual([`${text}!`]);
});
