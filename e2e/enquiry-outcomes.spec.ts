import type { Fault } from '../lib/tools/site/preview/faults';
import { contactForm, expectToast, messageIn, words } from './contact-form';
import { test } from './own-preview';
import { emailRequests, expect, hold, stopClock, thorough } from './site';

test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

const statuses = {
  sent: 'Your enquiry is on its way to the farm',
  notSent: 'Your enquiry was not sent',
  notConfirmed: 'We could not confirm that your enquiry arrived',
  offline: 'No connection: your enquiry waits here',
  online: 'The connection is back',
  repeat: 'Send it a second time?',
} as const;

/** A test of one enquiry, on a preview of the site that can fail. */
const outcome = test.extend<{
  /** Presses a button under a failure, if any. */
  press: (button: string, fault?: Fault) => Promise<void>;
  /** Expects what the visitor reads; the words stay until the enquiry is sent. */
  expectStatus: (status: keyof typeof statuses) => Promise<void>;
}>({
  press: async ({ form, page, preview }, use) => {
    await page.goto('/bonsmara');
    await form.fillIn();
    await use(async (button, fault) => {
      preview.fail(fault ?? null);
      await form.button(button).click();
    });
  },
  expectStatus: ({ form }, use) =>
    use(async (status) => {
      await expect(form.status).toContainText(statuses[status]);
      await expect(form.message).toHaveValue(status === 'sent' ? '' : words);
      await expect(form.name).toHaveValue(status === 'sent' ? '' : 'Ann Farmer');
    }),
});

outcome('a refusal', async ({ form, preview, press, expectStatus }) => {
  await press('Send Message', '412');
  await expectStatus('notSent');
  const reason = "The farm's mailbox for this form is out of order. Nothing you wrote is lost.";
  await expect(form.status).toContainText(reason);
  await expect(form.status).toBeFocused();
  for (const name of ['WhatsApp', 'Write an email']) {
    const draft = await messageIn(form.status.getByRole('link', { name }));
    for (const field of [form.name, form.email, form.phone, form.message])
      expect(draft).toContain(await field.inputValue());
  }
  await press('Try again');
  await expectStatus('sent');
  expect(preview.inbox.accepted()).toHaveLength(1);
});

outcome('a login page instead of an answer', async ({ page, preview, press, expectStatus }) => {
  await press('Send Message', 'portal');
  await expectStatus('notConfirmed');
  await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
  await press('Send Message');
  await expectStatus('repeat');
  await press('Send it again');
  await expectStatus('sent');
  expect(preview.inbox.accepted()).toHaveLength(1);
});

outcome('30 seconds of silence', async ({ form, page, preview, press, expectStatus }) => {
  await page.clock.install();
  await stopClock(page);
  await press('Send Message', 'silence');
  await expect.poll(() => preview.inbox.messages).toHaveLength(1);
  await expect(form.status).toBeFocused();
  await expect(form.status).toHaveText('Your enquiry is being sent.');
  await page.clock.runFor(29_000);
  await expect(form.submitting).toBeDisabled();
  await page.clock.runFor(2_000);
  await expectStatus('notConfirmed');
});

outcome('offline before', { tag: thorough }, async ({ page, press, expectStatus }) => {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await press('Send Message');
  await expectStatus('offline');
  await page.context().setOffline(false);
  await expectStatus('online');
  await press('Send it now');
  await expectStatus('sent');
});

outcome('a tab opened during', async ({ form, page, press }) => {
  const letThrough = await hold(page, emailRequests);
  await press('Send Message');
  await expect(form.submitting).toBeDisabled();
  const other = await page.context().newPage();
  const otherForm = contactForm(other);
  await other.goto('/garlic');
  await expect(otherForm.message).toHaveValue('');
  await other.goto('/bonsmara');
  await expect(otherForm.status).toContainText(statuses.notConfirmed);
  await expect(otherForm.message).toHaveValue(words);
  await otherForm.button('Discard it').click();
  await expect(otherForm.name).toBeFocused();
  await otherForm.message.fill('Two bulls, please.');
  letThrough();
  await expectToast(page, 'Message Sent!');
  await expect(form.message).toHaveValue('');
  await expect(otherForm.message).toHaveValue('Two bulls, please.');
});

outcome('too long a text, with emoji, markup and right-to-left', async ({ form, page, press }) => {
  const text = 'שלום, 12 (עגלים) <script>alert(1)</script> & {{from_email}} %0A 😀'.padEnd(
    999,
    'é',
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((all) => navigator.clipboard.writeText(all), `${text}!${text}`);
  await form.message.fill('');
  await form.message.press('Control+V');
  const note = 'The text you added was too long. The end of it was left out.';
  await form.section.getByText(note).waitFor();
  await press('Send Message');
  await expectToast(page, 'Message Sent!');
  expect((await form.received()).map(({ message }) => message)).toEqual([`${text}!`]);
});
