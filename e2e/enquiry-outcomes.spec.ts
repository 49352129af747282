import { contactForm, expectToast, messageIn, words } from './contact-form';
import { test } from './own-preview';
import { emailRequests, expect, hold, thorough } from './site';

test.use({ allowedErrors: { patterns: [/Failed to load resource/, /did not take the enquiry/] } });

const sent = 'Your enquiry is on its way to the farm';
const notConfirmed = 'We could not confirm that your enquiry arrived';

test.beforeEach(async ({ page, form }) => {
  await page.goto('/bonsmara');
  await form.fillIn();
});

test('is refused by the service: the words stay, in other links too, and Try again sends them', async ({
  form,
  preview,
}) => {
  preview.fail(412);
  await form.submit.click();
  await expect(form.status).toContainText('Your enquiry was not sent');
  const reason = "The farm's mailbox for this form is out of order. Nothing you wrote is lost.";
  await expect(form.status).toContainText(reason);
  await expect(form.status).toBeFocused();
  for (const name of ['WhatsApp', 'Write an email']) {
    const draft = await messageIn(form.status.getByRole('link', { name }));
    for (const part of ['Ann Farmer', form.sender, '082 000 0000', words])
      expect(draft).toContain(part);
  }
  preview.fail(null);
  await form.button('Try again').click();
  await expect(form.status).toContainText(sent);
  await expect(form.name).toHaveValue('');
  expect(preview.inbox.messages).toHaveLength(1);
});

test('gets a login page for an answer: the words stay, and are sent again after a yes alone', async ({
  form,
  page,
  preview,
}) => {
  preview.fail('portal');
  await form.submit.click();
  await expect(form.status).toContainText(notConfirmed);
  await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
  preview.fail(null);
  await form.submit.click();
  await expect(form.status).toContainText('Send it a second time?');
  await expect(form.message).toHaveValue(words);
  await form.button('Send it again').click();
  await expect(form.status).toContainText(sent);
  expect(preview.inbox.messages).toHaveLength(1);
});

test('is offline: the words wait, and one tap sends them', { tag: thorough }, async ({
  form,
  page,
}) => {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await form.submit.click();
  await expect(form.status).toContainText('No connection: your enquiry waits here');
  await page.context().setOffline(false);
  await expect(form.status).toContainText('The connection is back');
  await form.button('Send it now').click();
  await expect(form.status).toContainText(sent);
});

test('opens a second tab while the first sends: neither loses its words', async ({
  form,
  page,
}) => {
  const letThrough = await hold(page, emailRequests);
  await form.submit.click();
  await expect(form.submitting).toBeDisabled();
  const other = await page.context().newPage();
  const otherForm = contactForm(other);
  await other.goto('/garlic');
  await expect(otherForm.message).toHaveValue('');
  await other.goto('/bonsmara');
  await expect(otherForm.status).toContainText(notConfirmed);
  await expect(otherForm.message).toHaveValue(words);
  await otherForm.button('Discard it').click();
  await expect(otherForm.name).toBeFocused();
  await otherForm.message.fill('Two bulls, please.');
  letThrough();
  await expectToast(page, 'Message Sent!');
  await expect(form.message).toHaveValue('');
  await expect(otherForm.message).toHaveValue('Two bulls, please.');
});

test('pastes too long a text, with emoji, markup and right-to-left: its end is left out', async ({
  form,
  page,
}) => {
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
