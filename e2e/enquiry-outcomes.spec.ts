import { expectToast, messageIn } from './contact-form';
import { EnquiryAttempt } from './enquiry-outcomes';
import { expect, stopClock, test, thorough } from './site';

// One after the other, so that one table lists all outcomes.
test.describe.configure({ mode: 'default' });
test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

const rows: object[] = [];
const greeting = 'Good day, what do you have for sale?';

interface Circumstances {
  readonly message?: string;
  /** What is so before the visitor comes. */
  readonly given?: (attempt: EnquiryAttempt) => Promise<unknown>;
  /** Whether `npm test` includes it. */
  readonly isQuick?: boolean;
}

/** Tests what becomes of one enquiry, which must end with exactly one message at the farm. */
function outcome(
  situation: string,
  story: (attempt: EnquiryAttempt) => Promise<void>,
  { message = greeting, given, isQuick = false }: Circumstances = {},
) {
  test(`an enquiry survives: ${situation}`, { tag: isQuick ? [] : thorough }, async ({ page }) => {
    const attempt = new EnquiryAttempt(page, message);
    await attempt.preview.open();
    try {
      await given?.(attempt);
      await attempt.visit();
      await attempt.fillIn();
      await story(attempt);
      await attempt.expectOneMessage();
    } finally {
      rows.push(attempt.row(situation));
      await attempt.preview.close();
    }
  });
}

test.afterAll(() => console.table(rows));

/** The email service is out of order, and well again at the second try. */
async function failThenSend(attempt: EnquiryAttempt) {
  await attempt.submitUnder('500', 'notSent');
  await attempt.press('Try again', 'sent');
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
    async (attempt) => {
      const { form, page, preview } = attempt;
      await attempt.submitUnder(status, 'notSent');
      await expectToast(page, 'Error', 'Failed to send message. Please try again later.');
      await expect(form.status).toContainText(`${reason} Nothing you wrote is lost.`);
      await expect(form.status).toBeFocused();
      await expect(form.submit).toBeEnabled();
      expect(preview.inbox()).toEqual([]);
      for (const name of ['WhatsApp', 'Write an email']) {
        const words = await messageIn(form.status.getByRole('link', { name }));
        for (const field of [form.name, form.email, form.phone, form.message]) {
          expect(words).toContain(await field.inputValue());
        }
      }
      await attempt.press('Try again', 'sent');
    },
    { isQuick: status === '500' },
  );
}

outcome('connection refused', async (attempt) => {
  await attempt.form.message.press('Tab');
  await attempt.page.waitForLoadState('networkidle');
  await attempt.preview.close();
  await attempt.press('Send Message', 'notConfirmed');
  await attempt.preview.open();
  await attempt.press('Send it again', 'sent');
});

for (const [situation, fault] of [
  ['reset mid-request', 'refuse'],
  ['reset after the request', 'reset'],
  ['a login page with status 200', 'portal'],
  ['answer 504', '504'],
] as const) {
  outcome(
    situation,
    async (attempt) => {
      await attempt.submitUnder(fault, 'notConfirmed');
      await expectToast(attempt.page, 'Error', 'Failed to send message. Please try again later.');
      await attempt.press('Send Message', 'repeat');
      await attempt.press('Send it again', 'sent');
    },
    { isQuick: fault === '504' },
  );
}

// The message arrives, and only the browser's knowledge of it is lost.
for (const [situation, fault] of [
  ['reset mid-answer', 'reset-answer'],
  ['truncated answer', 'truncated'],
] as const) {
  outcome(situation, async (attempt) => {
    await attempt.submitUnder(fault, 'notConfirmed');
    await attempt.press('Send Message', 'repeat');
    await attempt.press('Discard it');
  });
}

outcome(
  '30 seconds of silence',
  async (attempt) => {
    const { clock } = attempt.page;
    await stopClock(attempt.page);
    await attempt.submitUntilSending('silence');
    await clock.runFor(29_000);
    await expect(attempt.form.submitting).toBeDisabled();
    await clock.runFor(2_000);
    await attempt.expectStatus('notConfirmed');
    await expectToast(attempt.page, 'Error', 'Failed to send message. Please try again later.');
    await expect(attempt.form.submit).toBeEnabled();
    await attempt.preview.fail(null);
    await clock.resume();
    await attempt.press('Send it again', 'sent');
  },
  { given: ({ page }) => page.clock.install(), isQuick: true },
);

outcome('late answer', async (attempt) => {
  await attempt.page.clock.install();
  await stopClock(attempt.page);
  await attempt.submitUntilSending('slow');
  await attempt.page.clock.runFor(31_000);
  await attempt.expectStatus('notConfirmed');
  await attempt.expectStatus('sent');
});

outcome('offline before', async (attempt) => {
  const context = attempt.page.context();
  await attempt.page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await attempt.press('Send Message', 'offline');
  await context.setOffline(false);
  await attempt.expectStatus('online');
  await attempt.press('Send it now', 'sent');
});

outcome('an offline browser that is online', async (attempt) => {
  await attempt.page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
  await attempt.press('Send Message', 'offline');
  await attempt.press('Try now', 'sent');
});

outcome('offline during', async (attempt) => {
  const context = attempt.page.context();
  await attempt.submitUntilSending('silence');
  await context.setOffline(true);
  await attempt.preview.close();
  await attempt.expectStatus('notConfirmed');
  await attempt.preview.open();
  await context.setOffline(false);
  await attempt.preview.fail(null);
  await attempt.press('Send it again', 'sent');
});

outcome('reload during', async (attempt) => {
  await attempt.submitUntilSending('silence');
  await attempt.preview.fail(null);
  await attempt.page.reload();
  await attempt.expectStatus('notConfirmed');
  await attempt.press('Send it again', 'sent');
});

outcome('tab closed during', async (attempt) => {
  const context = attempt.page.context();
  await attempt.submitUntilSending('slow');
  await attempt.page.close();
  attempt.page = await context.newPage();
  await attempt.visit();
  await attempt.expectStatus('notConfirmed');
  await attempt.press('Discard it');
});

outcome('storage blocked', failThenSend, {
  given: ({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }),
});

outcome('storage full', failThenSend, {
  given: ({ page }) =>
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
    given: ({ page }) => page.clock.setFixedTime(`${year}-01-01T00:00:00Z`),
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
    async (attempt) => {
      await attempt.submitUnder('500', 'notSent');
      await attempt.page.reload();
      await attempt.expectStatus('restored');
      await attempt.press('Send Message', 'sent');
    },
    { message },
  );
}

outcome(
  '10 000 characters pasted',
  async (attempt) => {
    const { form, page } = attempt;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'garlic and '.repeat(910));
    await form.message.fill('');
    await form.message.press('Control+V');
    await form.section
      .getByText('The text you added was too long. The end of it was left out.')
      .waitFor();
    await attempt.press('Send Message', 'sent');
  },
  { message: 'garlic and '.repeat(91).slice(0, 1000) },
);
