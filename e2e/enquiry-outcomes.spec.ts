import type { Page } from '@playwright/test';
import type { Fault } from '../lib/tools/preview/faults';
import { contactForm, expectToast, messageIn, words } from './contact-form';
import { phone } from './farm';
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
const quick = ['answer 412', 'answer 504', '30 seconds of silence'];

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

  /** Presses a button, and expects what the visitor reads then. */
  async function press(button: string, status?: Status): Promise<void> {
    await form.button(button).click();
    if (status) await expectStatus(status);
  }

  /** Submits while the network or the email service fails; then both work again. */
  async function submitUnder(fault: Fault, status: Status): Promise<void> {
    preview.fail(fault);
    await press('Send Message', status);
    preview.fail(null);
  }

  /** Submits, and waits until the message is on its way. */
  async function submitUntilSending(fault: Fault): Promise<void> {
    preview.fail(fault);
    await press('Send Message');
    await expect.poll(() => preview.inbox.messages).toHaveLength(1);
  }

  return { page, preview, form, expectStatus, press, submitUnder, submitUntilSending };
}

type Visit = ReturnType<typeof visitOf>;

interface Circumstances {
  readonly message?: string;
  /** What holds before the visitor comes. */
  readonly given?: (page: Page) => Promise<unknown>;
}

/** Tests one enquiry, which must end with exactly one message at the farm. */
function outcome(
  situation: string,
  story: (visit: Visit) => Promise<void>,
  { message = words, given }: Circumstances = {},
) {
  const tag = quick.includes(situation) ? [] : thorough;
  test(`an enquiry survives: ${situation}`, { tag }, async ({ page, preview }) => {
    const visit = visitOf(page, preview, message);
    await given?.(page);
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

/** The email service fails once, and works at the second try. */
async function failThenSend({ submitUnder, press }: Visit) {
  await submitUnder('429', 'notSent');
  await press('Try again', 'sent');
}

for (const [status, reason, again = 'Try again'] of [
  ['400', 'The email service did not accept it.'],
  ['404', "The farm's mailbox for this form is out of order.", 'Send Message'],
  ['412', "The farm's mailbox for this form is out of order.", 'Send Message'],
  ['413', 'It is too long for the email service.'],
  ['403', 'The email service does not accept messages from this address.'],
  ['429', 'Too many enquiries were sent in a short time.'],
  ['451', 'The email service does not accept messages from automatic browsers.'],
] as const) {
  outcome(`answer ${status}`, async ({ form, page, preview, press, submitUnder }) => {
    await submitUnder(status, 'notSent');
    await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
    await expect(form.status).toContainText(`${reason} Nothing you wrote is lost.`);
    await expect(form.status).toBeFocused();
    await expect(form.submit).toBeEnabled();
    expect(preview.inbox.accepted()).toEqual([]);
    for (const name of ['WhatsApp', 'Write an email']) {
      const draft = await messageIn(form.status.getByRole('link', { name }));
      for (const field of [form.name, form.email, form.phone, form.message]) {
        expect(draft).toContain(await field.inputValue());
      }
    }
    await expect(form.status.getByRole('link', { name: phone })).toBeVisible();
    await press(again, 'sent');
    await expect(page.getByText('Failed to send message.')).toHaveCount(0);
  });
}

outcome('connection refused', async ({ form, page, preview, press }) => {
  await form.message.press('Tab');
  await page.waitForLoadState('networkidle');
  await preview.close();
  await press('Send Message', 'notConfirmed');
  await preview.open();
  await press('Send it again', 'sent');
});

for (const [situation, fault, answer] of [
  ['reset mid-request', 'refuse', 'Send it again'],
  ['reset after the request', 'reset', 'Send it again'],
  ['a login page with status 200', 'portal', 'Send it again'],
  ...(['408', '421', '499', '500', '503', '504', '521', '530'] as const).map(
    (status) => [`answer ${status}`, status, 'Send it again'] as const,
  ),
  // The message arrives, and only its confirmation is lost.
  ['reset mid-answer', 'reset-answer', 'Discard it'],
  ['truncated answer', 'truncated', 'Discard it'],
] as const) {
  outcome(situation, async ({ page, press, submitUnder }) => {
    await submitUnder(fault, 'notConfirmed');
    await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
    await press('Send Message', 'repeat');
    await press(answer, answer === 'Send it again' ? 'sent' : undefined);
  });
}

outcome('30 seconds of silence', async ({ form, page, preview, ...visit }) => {
  await page.clock.install();
  await stopClock(page);
  await visit.submitUntilSending('silence');
  await page.clock.runFor(29_000);
  await expect(form.submitting).toBeDisabled();
  await page.clock.runFor(2_000);
  await visit.expectStatus('notConfirmed');
  await expect(form.submit).toBeEnabled();
  preview.fail(null);
  await page.clock.resume();
  await visit.press('Send it again', 'sent');
});

outcome('late answer', async ({ page, expectStatus, submitUntilSending }) => {
  await page.clock.install();
  await stopClock(page);
  await submitUntilSending('slow');
  await page.clock.runFor(31_000);
  await expectStatus('notConfirmed');
  await expectStatus('sent');
});

outcome('offline before', async ({ page, expectStatus, press }) => {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await press('Send Message', 'offline');
  await page.context().setOffline(false);
  await expectStatus('online');
  await press('Send it now', 'sent');
});

/** Makes the browser call itself offline from here on, whatever its connection. */
async function callOffline(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
}

outcome('an offline browser that is online', async ({ page, press }) => {
  await callOffline(page);
  await press('Send Message', 'offline');
  await press('Try now', 'sent');
});

outcome('an offline browser that is online, and an answer lost', async (visit) => {
  const { page, press, preview, expectStatus } = visit;
  await callOffline(page);
  await press('Send Message', 'offline');
  preview.fail('reset-answer');
  await press('Try now', 'notConfirmed');
  preview.fail(null);
  await press('Send Message', 'repeat');
  await page.reload();
  await expectStatus('notConfirmed');
  await press('Send Message', 'repeat');
  await press('Discard it');
});

outcome(
  'a second enquiry after one that was cut',
  async ({ form, preview, press, submitUnder }) => {
    await submitUnder('reset', 'notConfirmed');
    await form.message.fill('Another question');
    preview.fail('429');
    await form.button('Send Message').click();
    await expect(form.status).toContainText(statuses.notSent);
    preview.fail(null);
    await form.message.fill(words);
    await press('Send Message', 'repeat');
    await press('Send it again', 'sent');
  },
);

outcome('refused at the second time of sending', async ({ preview, press, submitUnder }) => {
  await submitUnder('reset-answer', 'notConfirmed');
  preview.fail('429');
  await press('Send it again', 'notConfirmed');
  preview.fail(null);
  await press('Send Message', 'repeat');
});

outcome('offline during', async ({ page, preview, expectStatus, press, submitUntilSending }) => {
  await submitUntilSending('silence');
  await page.context().setOffline(true);
  await preview.close();
  await expectStatus('notConfirmed');
  await preview.open();
  await page.context().setOffline(false);
  preview.fail(null);
  await press('Send it again', 'sent');
});

outcome('tab closed during', async ({ page, preview, submitUntilSending }) => {
  await submitUntilSending('slow');
  await page.close();
  const next = visitOf(await page.context().newPage(), preview, words);
  await next.page.goto('/bonsmara');
  await next.expectStatus('notConfirmed');
  await next.press('Discard it');
});

outcome('storage blocked', failThenSend, {
  given: (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }),
});

outcome('storage full', failThenSend, {
  given: (page) =>
    page.addInitScript(() => {
      let room = 2 ** 22;
      while (room >= 1) {
        try {
          localStorage.setItem(`filler ${localStorage.length}`, 'x'.repeat(room));
        } catch {
          room /= 2;
        }
      }
    }),
});

for (const [situation, message] of [
  ['1000 characters of emoji', '😀'.repeat(500)],
  ['right-to-left text', 'שלום, מה יש לכם למכירה? 12 (עגלים)'],
  ['markup', '<script>alert(1)</script><b>"bold"</b> & {{from_email}} %0A'],
  ['null characters', 'one\u0000two\u0000'],
] as const) {
  outcome(
    situation,
    async ({ page, expectStatus, press, submitUnder }) => {
      await submitUnder('429', 'notSent');
      await page.reload();
      await expectStatus('restored');
      await press('Send Message', 'sent');
    },
    { message },
  );
}

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
  { message: 'garlic and '.repeat(91).slice(0, 1000) },
);
