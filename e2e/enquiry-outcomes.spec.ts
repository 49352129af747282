import type { Page } from '@playwright/test';
import { farm } from '../content/farm';
import type { Fault } from '../lib/tools/site/preview/faults';
import { contactForm, expectToast, messageIn, words } from './contact-form';
import { type OwnPreview, test } from './own-preview';
import { expect, stopClock, thorough } from './site';

test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

const statuses = {
  sent: 'Your enquiry is on its way to the farm',
  notSent: 'Your enquiry was not sent',
  notConfirmed: 'We could not confirm that your enquiry arrived',
  offline: 'No connection: your enquiry waits here',
  online: 'The connection is back',
  repeat: 'Send it a second time?',
  restored: 'What you wrote is kept on this device',
} as const;

/** The situations that `npm test` includes. */
const quick = ['answer 412', 'truncated answer', '30 seconds of silence'];

type Status = keyof typeof statuses;

/** One visitor with one enquiry, on a preview of the site that can fail. */
function visitOf(page: Page, preview: OwnPreview, message: string) {
  const form = contactForm(page);

  /** Expects what the visitor reads; the words stay until the enquiry is sent. */
  async function expectStatus(status: Status): Promise<void> {
    await expect(form.status).toContainText(statuses[status]);
    await expect(form.message).toHaveValue(status === 'sent' ? '' : message);
    await expect(form.name).toHaveValue(status === 'sent' ? '' : 'Ann Farmer');
  }

  /** Presses a button under a failure, if any, and expects what the visitor reads then. */
  async function press(button: string, status?: Status, fault: Fault | null = null): Promise<void> {
    preview.fail(fault);
    await form.button(button).click();
    if (status) await expectStatus(status);
  }

  /** Submits under a failure, and waits until the message is on its way. */
  async function submitUntilSending(fault: Fault): Promise<void> {
    await press('Send Message', undefined, fault);
    await expect.poll(() => preview.inbox.messages).toHaveLength(1);
  }

  return { page, preview, form, expectStatus, press, submitUntilSending };
}

type Visit = ReturnType<typeof visitOf>;

/** Tests one enquiry, which must end with exactly one message at the farm. */
function outcome(situation: string, story: (visit: Visit) => Promise<void>, message = words) {
  const tag = quick.includes(situation) ? [] : thorough;
  test(`an enquiry survives: ${situation}`, { tag }, async ({ page, preview }) => {
    const visit = visitOf(page, preview, message);
    await page.goto('/bonsmara');
    await visit.form.fillIn();
    await visit.form.message.fill(message);
    await story(visit);
    await expect.poll(() => preview.inbox.accepted()).toHaveLength(1);
    expect(preview.inbox.accepted()[0]?.parameters).toMatchObject({
      from_email: visit.form.sender,
      message: message.trim(),
    });
  });
}

for (const [status, reason, again] of [
  ['412', "The farm's mailbox for this form is out of order.", 'Send Message'],
  ['429', 'Too many enquiries were sent in a short time.', 'Try again'],
] as const) {
  outcome(`answer ${status}`, async ({ form, page, preview, press }) => {
    await press('Send Message', 'notSent', status);
    await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
    await expect(form.status).toContainText(`${reason} Nothing you wrote is lost.`);
    await expect(form.status).toBeFocused();
    expect(preview.inbox.accepted()).toEqual([]);
    for (const name of ['WhatsApp', 'Write an email']) {
      const draft = await messageIn(form.status.getByRole('link', { name }));
      for (const field of [form.name, form.email, form.phone, form.message]) {
        expect(draft).toContain(await field.inputValue());
      }
    }
    await expect(form.status.getByRole('link', { name: farm.phone })).toBeVisible();
    await press(again, 'sent');
    await expect(page.getByText('Failed to send message.')).toHaveCount(0);
  });
}

for (const [situation, fault, answer] of [
  ['reset after the request', 'reset', 'Send it again'],
  ['a login page with status 200', 'portal', 'Send it again'],
  // The message arrives, and only its confirmation is lost.
  ['truncated answer', 'truncated', 'Discard it'],
] as const) {
  outcome(situation, async ({ page, press }) => {
    await press('Send Message', 'notConfirmed', fault);
    await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
    await press('Send Message', 'repeat');
    await press(answer, answer === 'Send it again' ? 'sent' : undefined);
  });
}

outcome('30 seconds of silence', async ({ form, page, ...visit }) => {
  await page.clock.install();
  await stopClock(page);
  await visit.submitUntilSending('silence');
  await page.clock.runFor(29_000);
  await expect(form.submitting).toBeDisabled();
  await page.clock.runFor(2_000);
  await visit.expectStatus('notConfirmed');
  await page.clock.resume();
  await visit.press('Send it again', 'sent');
});

outcome('offline before', async ({ page, expectStatus, press }) => {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await press('Send Message', 'offline');
  await page.context().setOffline(false);
  await expectStatus('online');
  await press('Send it now', 'sent');
});

outcome('tab closed during', async ({ page, preview, submitUntilSending }) => {
  await submitUntilSending('slow');
  await page.close();
  const next = visitOf(await page.context().newPage(), preview, words);
  await next.page.goto('/bonsmara');
  await next.expectStatus('notConfirmed');
  await next.press('Discard it');
});

outcome(
  'emoji, right-to-left text, markup and null characters',
  async ({ page, expectStatus, press }) => {
    await press('Send Message', 'notSent', '429');
    await page.reload();
    await expectStatus('restored');
    await press('Send Message', 'sent');
  },
  'שלום, 12 (עגלים) <script>alert(1)</script> & {{from_email}} %0A \u0000 😀'.padEnd(1000, '😀'),
);

outcome(
  '10 000 characters pasted',
  async ({ form, page, press }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'garlic and '.repeat(910));
    await form.message.fill('');
    await form.message.press('Control+V');
    const note = 'The text you added was too long. The end of it was left out.';
    await form.section.getByText(note).waitFor();
    await press('Send Message', 'sent');
  },
  'garlic and '.repeat(91).slice(0, 1000),
);
