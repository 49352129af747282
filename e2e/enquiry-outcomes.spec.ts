import { expectToast, messageIn } from './contact-form';
import { EnquiryVisit } from './enquiry-outcomes';
import { expect, stopClock, test, thorough } from './site';

test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

const greeting = 'Good day, what do you have for sale?';

interface Circumstances {
  readonly message?: string;
  /** What is so before the visitor comes. */
  readonly given?: (visit: EnquiryVisit) => Promise<unknown>;
  /** Whether `npm test` includes it. */
  readonly isQuick?: boolean;
}

/** Tests what becomes of one enquiry, which must end with exactly one message at the farm. */
function outcome(
  situation: string,
  story: (visit: EnquiryVisit) => Promise<void>,
  { message = greeting, given, isQuick = false }: Circumstances = {},
) {
  test(`an enquiry survives: ${situation}`, { tag: isQuick ? [] : thorough }, async ({ page }) => {
    const visit = new EnquiryVisit(page, message);
    await visit.preview.open();
    try {
      await given?.(visit);
      await visit.open();
      await visit.fillIn();
      await story(visit);
      await visit.expectOneMessage();
    } finally {
      await visit.preview.close();
    }
  });
}

/** The email service fails once, and works at the second try. */
async function failThenSend(visit: EnquiryVisit) {
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
        const words = await messageIn(form.status.getByRole('link', { name }));
        for (const field of [form.name, form.email, form.phone, form.message]) {
          expect(words).toContain(await field.inputValue());
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

for (const [situation, fault] of [
  ['reset mid-request', 'refuse'],
  ['reset after the request', 'reset'],
  ['a login page with status 200', 'portal'],
  ['answer 504', '504'],
] as const) {
  outcome(
    situation,
    async (visit) => {
      await visit.submitUnder(fault, 'notConfirmed');
      await expectToast(visit.page, 'Error', 'Failed to send message. Please try again later.');
      await visit.press('Send Message', 'repeat');
      await visit.press('Send it again', 'sent');
    },
    { isQuick: fault === '504' },
  );
}

// The message arrives, and only the browser's knowledge of it is lost.
for (const [situation, fault] of [
  ['reset mid-answer', 'reset-answer'],
  ['truncated answer', 'truncated'],
] as const) {
  outcome(situation, async (visit) => {
    await visit.submitUnder(fault, 'notConfirmed');
    await visit.press('Send Message', 'repeat');
    await visit.press('Discard it');
  });
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
    await visit.preview.fail(null);
    await clock.resume();
    await visit.press('Send it again', 'sent');
  },
  { given: ({ page }) => page.clock.install(), isQuick: true },
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
  await visit.preview.fail(null);
  await visit.press('Send it again', 'sent');
});

outcome('reload during', async (visit) => {
  await visit.submitUntilSending('silence');
  await visit.preview.fail(null);
  await visit.page.reload();
  await visit.expectStatus('notConfirmed');
  await visit.press('Send it again', 'sent');
});

outcome('tab closed during', async (visit) => {
  const context = visit.page.context();
  await visit.submitUntilSending('slow');
  await visit.page.close();
  visit.page = await context.newPage();
  await visit.open();
  await visit.expectStatus('notConfirmed');
  await visit.press('Discard it');
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
    await form.section
      .getByText('The text you added was too long. The end of it was left out.')
      .waitFor();
    await visit.press('Send Message', 'sent');
  },
  { message: 'garlic and '.repeat(91).slice(0, 1000) },
);
