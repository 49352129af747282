import type { Page } from '@playwright/test';
import type { Fault } from '../lib/tools/preview/faults';
import { contactForm, expectToast, messageIn, newSender, words } from './contact-form';
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

/** One visitor with one enquiry, on a preview of the site that can fail. */
class Visit {
  readonly sender = newSender();

  constructor(
    public page: Page,
    readonly preview: OwnPreview,
    readonly message: string,
  ) {}

  get form() {
    return contactForm(this.page);
  }

  async fillIn(): Promise<void> {
    await this.page.goto('/bonsmara');
    await this.form.fillIn(this.sender);
    await this.form.message.fill(this.message);
  }

  /** Presses a button, and expects what the visitor reads then. */
  async press(button: string, status?: keyof typeof statuses): Promise<void> {
    await this.form.button(button).click();
    if (status) await this.expectStatus(status);
  }

  /** Submits while the network or the email service fails; then both work again. */
  async submitUnder(fault: Fault, status: keyof typeof statuses): Promise<void> {
    this.preview.fail(fault);
    await this.press('Send Message', status);
    this.preview.fail(null);
  }

  /** Submits, and waits until the message is on its way. */
  async submitUntilSending(fault: Fault): Promise<void> {
    this.preview.fail(fault);
    await this.press('Send Message');
    await expect.poll(() => this.preview.inbox(true)).toHaveLength(1);
  }

  /** Expects what the visitor reads; the words stay until the enquiry is sent, and no longer. */
  async expectStatus(status: keyof typeof statuses): Promise<void> {
    await expect(this.form.status).toContainText(statuses[status]);
    const isKept = status !== 'sent';
    await expect(this.form.message).toHaveValue(isKept ? this.message : '');
    await expect(this.form.name).toHaveValue(isKept ? 'Ann Farmer' : '');
    if (isKept) return;
    const draft = await this.page.evaluate(() => {
      try {
        return localStorage.getItem(`enquiry ${location.pathname}`);
      } catch {
        return null;
      }
    });
    expect(draft).toBeNull();
  }
}

interface Circumstances {
  readonly message?: string;
  /** What is so before the visitor comes. */
  readonly given?: (page: Page) => Promise<unknown>;
  /** Whether `npm test` includes it. */
  readonly isQuick?: boolean;
}

/** Tests what becomes of one enquiry, which must end with exactly one message at the farm. */
function outcome(
  situation: string,
  story: (visit: Visit) => Promise<void>,
  { message = words, given, isQuick = false }: Circumstances = {},
) {
  const tag = isQuick ? [] : thorough;
  test(`an enquiry survives: ${situation}`, { tag }, async ({ page, preview }) => {
    const visit = new Visit(page, preview, message);
    await given?.(page);
    await visit.fillIn();
    await story(visit);
    await expect.poll(() => preview.inbox()).toHaveLength(1);
    expect(preview.inbox()[0]?.parameters).toMatchObject({
      from_email: visit.sender,
      message: message.trim(),
    });
  });
}

/** The email service fails once, and works at the second try. */
async function failThenSend(visit: Visit) {
  await visit.submitUnder('500', 'notSent');
  await visit.press('Try again', 'sent');
}

for (const [status, reason] of [
  ['400', 'The email service did not accept it.'],
  ['403', 'The email service does not accept messages from this address.'],
  ['429', 'Too many enquiries were sent in a short time.'],
  ['451', 'The email service does not accept messages from automatic browsers.'],
  ['500', 'The email service is not working at the moment.'],
  ['503', 'The email service is not working at the moment.'],
] as const) {
  outcome(
    `answer ${status}`,
    async (visit) => {
      const { form, page, preview } = visit;
      await visit.submitUnder(status, 'notSent');
      await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
      await expect(form.status).toContainText(`${reason} Nothing you wrote is lost.`);
      await expect(form.status).toBeFocused();
      await expect(form.submit).toBeEnabled();
      expect(preview.inbox()).toEqual([]);
      for (const name of ['WhatsApp', 'Write an email']) {
        const draft = await messageIn(form.status.getByRole('link', { name }));
        for (const field of [form.name, form.email, form.phone, form.message]) {
          expect(draft).toContain(await field.inputValue());
        }
      }
      await visit.press('Try again', 'sent');
    },
    { isQuick: status === '500' },
  );
}

outcome('connection refused', async (visit) => {
  await visit.form.message.press('Tab');
  await visit.page.waitForLoadState('networkidle');
  await visit.preview.close();
  await visit.press('Send Message', 'notConfirmed');
  await visit.preview.open();
  await visit.press('Send it again', 'sent');
});

for (const [situation, fault, answer] of [
  ['reset mid-request', 'refuse', 'Send it again'],
  ['reset after the request', 'reset', 'Send it again'],
  ['a login page with status 200', 'portal', 'Send it again'],
  ['answer 504', '504', 'Send it again'],
  // The message arrives, and only the browser's knowledge of it is lost.
  ['reset mid-answer', 'reset-answer', 'Discard it'],
  ['truncated answer', 'truncated', 'Discard it'],
] as const) {
  outcome(
    situation,
    async (visit) => {
      await visit.submitUnder(fault, 'notConfirmed');
      await expectToast(visit.page, 'Error', 'Failed to send message. Please try again later.');
      await visit.press('Send Message', 'repeat');
      await visit.press(answer, answer === 'Send it again' ? 'sent' : undefined);
    },
    { isQuick: fault === '504' },
  );
}

outcome(
  '30 seconds of silence',
  async (visit) => {
    const { clock } = visit.page;
    await stopClock(visit.page);
    await visit.submitUntilSending('silence');
    await clock.runFor(29_000);
    await expect(visit.form.submitting).toBeDisabled();
    await clock.runFor(2_000);
    await visit.expectStatus('notConfirmed');
    await expectToast(visit.page, 'Error', 'Failed to send message. Please try again later.');
    await expect(visit.form.submit).toBeEnabled();
    visit.preview.fail(null);
    await clock.resume();
    await visit.press('Send it again', 'sent');
  },
  { given: ({ clock }) => clock.install(), isQuick: true },
);

outcome('late answer', async (visit) => {
  await visit.page.clock.install();
  await stopClock(visit.page);
  await visit.submitUntilSending('slow');
  await visit.page.clock.runFor(31_000);
  await visit.expectStatus('notConfirmed');
  await visit.expectStatus('sent');
});

outcome('offline before', async (visit) => {
  const context = visit.page.context();
  await visit.page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await visit.press('Send Message', 'offline');
  await context.setOffline(false);
  await visit.expectStatus('online');
  await visit.press('Send it now', 'sent');
});

outcome('an offline browser that is online', async (visit) => {
  await visit.page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
  await visit.press('Send Message', 'offline');
  await visit.press('Try now', 'sent');
});

outcome('offline during', async (visit) => {
  const context = visit.page.context();
  await visit.submitUntilSending('silence');
  await context.setOffline(true);
  await visit.preview.close();
  await visit.expectStatus('notConfirmed');
  await visit.preview.open();
  await context.setOffline(false);
  visit.preview.fail(null);
  await visit.press('Send it again', 'sent');
});

outcome('reload during', async (visit) => {
  await visit.submitUntilSending('silence');
  visit.preview.fail(null);
  await visit.page.reload();
  await visit.expectStatus('notConfirmed');
  await visit.press('Send it again', 'sent');
});

outcome('tab closed during', async (visit) => {
  const context = visit.page.context();
  await visit.submitUntilSending('slow');
  await visit.page.close();
  visit.page = await context.newPage();
  await visit.page.goto('/bonsmara');
  await visit.expectStatus('notConfirmed');
  await visit.press('Discard it');
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

for (const year of [1970, 2099]) {
  outcome(`clock wrong: ${year}`, failThenSend, {
    given: ({ clock }) => clock.setFixedTime(`${year}-01-01T00:00:00Z`),
  });
}

for (const [situation, message] of [
  ['1000 characters of emoji', '😀'.repeat(500)],
  ['right-to-left text', 'שלום, מה יש לכם למכירה? 12 (עגלים)'],
  ['markup', '<script>alert(1)</script><b>"bold"</b> & {{from_email}} %0A'],
  ['null characters', 'one\u0000two\u0000'],
] as const) {
  outcome(
    situation,
    async (visit) => {
      await visit.submitUnder('500', 'notSent');
      await visit.page.reload();
      await visit.expectStatus('restored');
      await visit.press('Send Message', 'sent');
    },
    { message },
  );
}

outcome(
  '10 000 characters pasted',
  async (visit) => {
    const { form, page } = visit;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'garlic and '.repeat(910));
    await form.message.fill('');
    await form.message.press('Control+V');
    const note = 'The text you added was too long. The end of it was left out.';
    await form.section.getByText(note).waitFor();
    await visit.press('Send Message', 'sent');
  },
  { message: 'garlic and '.repeat(91).slice(0, 1000) },
);
