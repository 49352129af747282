import { type FateRow, Stage, tableOf } from './enquiry-stage';
import { OwnPreview } from './own-preview';
import { stopClock, test, thorough } from './site';

// One after the other, so that one table tells of all of them.
test.describe.configure({ mode: 'default' });
test.use({ allowedErrors: { patterns: [/Failed to load resource/] } });

const rows: FateRow[] = [];
const greeting = 'Good day, what do you have for sale?';

interface Circumstances {
  readonly message?: string;
  /** What is so before the visitor comes. */
  readonly given?: (stage: Stage) => Promise<unknown>;
}

/** Tells the story of one enquiry, which must end with exactly one message at the farm. */
function fate(
  situation: string,
  story: (stage: Stage) => Promise<void>,
  { message = greeting, given }: Circumstances = {},
) {
  test(`an enquiry survives: ${situation}`, { tag: thorough }, async ({ page }) => {
    const preview = new OwnPreview();
    await preview.open();
    const stage = new Stage(page, preview, message);
    try {
      await given?.(stage);
      await stage.visit();
      await stage.fillIn();
      await story(stage);
      await stage.ends();
    } finally {
      rows.push(stage.row(situation));
      await preview.close();
    }
  });
}

test.afterAll(() => {
  console.log(tableOf(rows));
});

const notSent = 'Your enquiry was not sent';
const maybe = 'We could not confirm that your enquiry arrived';

for (const status of ['400', '403', '429', '451', '500', '503'] as const) {
  fate(`answer ${status}`, async (stage) => {
    await stage.preview.fail(status);
    await stage.submit();
    await stage.isTold(notSent);
    await stage.preview.fail(null);
    await stage.tap('Try again');
    await stage.isSent();
  });
}

fate('connection refused', async (stage) => {
  await stage.form.message.press('Tab');
  await stage.page.waitForLoadState('networkidle');
  await stage.preview.close();
  await stage.submit();
  await stage.isTold(maybe);
  await stage.preview.open();
  await stage.tap('Send it again');
  await stage.isSent();
});

for (const [situation, fault] of [
  ['reset mid-request', 'refuse'],
  ['reset after the request', 'reset'],
  ['a login page with status 200', 'portal'],
  ['answer 504', '504'],
] as const) {
  fate(situation, async (stage) => {
    await stage.preview.fail(fault);
    await stage.submit();
    await stage.isTold(maybe);
    await stage.preview.fail(null);
    await stage.submit();
    await stage.isTold('Send it a second time?');
    await stage.tap('Send it again');
    await stage.isSent();
  });
}

// The message arrives, and only the browser's knowledge of it is lost.
for (const [situation, fault] of [
  ['reset mid-answer', 'reset-answer'],
  ['truncated answer', 'truncated'],
] as const) {
  fate(situation, async (stage) => {
    await stage.preview.fail(fault);
    await stage.submit();
    await stage.isTold(maybe);
    await stage.submit();
    await stage.isTold('Send it a second time?');
    await stage.tap('Discard it');
  });
}

fate(
  '40 s silence',
  async (stage) => {
    await stage.preview.fail('silence');
    await stopClock(stage.page);
    await stage.submitAndLeave();
    await stage.page.clock.runFor(40_000);
    await stage.isTold(maybe);
    await stage.preview.fail(null);
    await stage.page.clock.resume();
    await stage.tap('Send it again');
    await stage.isSent();
  },
  { given: ({ page }) => page.clock.install() },
);

fate('offline before', async (stage) => {
  await stage.page.waitForLoadState('networkidle');
  await stage.page.context().setOffline(true);
  await stage.submit();
  await stage.isTold('No connection: your enquiry waits here');
  await stage.page.context().setOffline(false);
  await stage.isTold('The connection is back');
  await stage.tap('Send it now');
  await stage.isSent();
});

fate('late answer', async (stage) => {
  await stage.page.clock.install();
  await stage.preview.fail('slow');
  await stopClock(stage.page);
  await stage.submitAndLeave();
  await stage.page.clock.runFor(31_000);
  await stage.isTold(maybe);
  await stage.isSent();
});

fate('an offline browser that is online', async (stage) => {
  await stage.page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
  await stage.submit();
  await stage.isTold('No connection: your enquiry waits here');
  await stage.tap('Try now');
  await stage.isSent();
});

fate('offline during', async (stage) => {
  await stage.preview.fail('silence');
  await stage.submitAndLeave();
  await stage.page.context().setOffline(true);
  await stage.preview.close();
  await stage.isTold(maybe);
  await stage.preview.open();
  await stage.page.context().setOffline(false);
  await stage.preview.fail(null);
  await stage.tap('Send it again');
  await stage.isSent();
});

fate('reload during', async (stage) => {
  await stage.preview.fail('silence');
  await stage.submitAndLeave();
  await stage.preview.fail(null);
  await stage.page.reload();
  await stage.isTold(maybe);
  await stage.tap('Send it again');
  await stage.isSent();
});

fate('tab closed during', async (stage) => {
  await stage.preview.fail('slow');
  await stage.submitAndLeave();
  const context = stage.page.context();
  await stage.page.close();
  stage.page = await context.newPage();
  await stage.visit();
  await stage.isTold(maybe);
  await stage.tap('Discard it');
});

/** The service is out of order, and well again at the second try. */
async function failsThenArrives(stage: Stage) {
  await stage.preview.fail('500');
  await stage.submit();
  await stage.isTold(notSent);
  await stage.preview.fail(null);
  await stage.tap('Try again');
  await stage.isSent();
}

fate('storage blocked', failsThenArrives, {
  given: ({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }),
});

fate('storage full', failsThenArrives, {
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
  fate(
    `clock wrong: ${year}`,
    async (stage) => {
      await stage.preview.fail('429');
      await stage.submit();
      await stage.isTold(notSent);
      await stage.preview.fail(null);
      await stage.tap('Try again');
      await stage.isSent();
    },
    { given: ({ page }) => page.clock.setFixedTime(`${year}-01-01T00:00:00Z`) },
  );
}

for (const [situation, message] of [
  ['1000 characters of emoji', '😀'.repeat(500)],
  ['right-to-left text', 'שלום, מה יש לכם למכירה? 12 (עגלים)'],
  ['markup', '<script>alert(1)</script><b>"bold"</b> & {{from_email}} %0A'],
  ['null characters', 'one\u0000two\u0000'],
] as const) {
  fate(
    situation,
    async (stage) => {
      await stage.preview.fail('500');
      await stage.submit();
      await stage.isTold(notSent);
      await stage.page.reload();
      await stage.isTold('What you wrote is kept on this device');
      await stage.preview.fail(null);
      await stage.submit();
      await stage.isSent();
    },
    { message },
  );
}

fate(
  '10 000 characters pasted',
  async (stage) => {
    const { form, page } = stage;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'garlic and '.repeat(910));
    await form.message.fill('');
    await form.message.press('Control+V');
    await form.section
      .getByText('The text you added was too long. The end of it was left out.')
      .waitFor();
    await stage.submit();
    await stage.isSent();
  },
  { message: 'garlic and '.repeat(91).slice(0, 1000) },
);
