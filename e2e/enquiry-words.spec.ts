/** Where the words of an enquiry go, and where they stay: in addresses, in other tabs, on the device. */
import type { BrowserContext, Page } from '@playwright/test';
import { findChromium } from '../lib/tools/chromium.mjs';
import { contactForm, expectToast, messageIn, setValue, words } from './contact-form';
import { test } from './own-preview';
import { anyModule, emailRequests, expect, hold } from './site';

test.use({
  allowedErrors: { patterns: [/Failed to load resource/] },
  // Playwright switches the back/forward cache off, which browsers have on.
  launchOptions: {
    executablePath: await findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const notSent = 'Your enquiry was not sent';
const notConfirmed = 'We could not confirm that your enquiry arrived';
const repeat = 'Send it a second time?';
const kept = 'What you wrote is kept on this device';

/** All that the site has stored on the device, of every page. */
const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

/** Opens a page in a tab of its own. */
async function openTab(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  return { page, form: contactForm(page) };
}

test('no typed word is in an address of ours, whatever becomes of the enquiry', async ({
  page,
  form,
  preview,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.route(anyModule, (route) => route.fulfill({ status: 404 }));
  await page.goto('/garlic?fbclid=1&variety=shani&seeds=2000#calculator');
  await form.fillInAndSubmit();
  const other = form.notes;
  expect(await messageIn(other.getByRole('link', { name: 'WhatsApp' }))).toContain(words);
  await other.getByRole('link', { name: 'Load this page again' }).click();
  await expect(page).toHaveURL(/garlic\?fbclid=1&variety=shani&seeds=2000$/);
  await page.unroute(anyModule);
  await page.reload();
  await expect(form.status).toContainText(kept);
  for (const [fault, status] of [
    ['412', notSent],
    ['429', notSent],
    ['504', notConfirmed],
  ] as const) {
    preview.fail(fault);
    await form.submit.click();
    await expect(form.status).toContainText(status);
    for (const name of ['WhatsApp', 'Write an email']) {
      expect(await messageIn(form.status.getByRole('link', { name }))).toContain(words);
    }
  }
  await form.submit.click();
  await expect(form.status).toContainText(repeat);
  await form.message.fill('');
  await form.submit.click();
  await form.section.getByRole('link', { name: 'Message is required' }).click();
  preview.fail(null);
  await page.getByRole('radio', { name: 'Land Size to Seeds' }).check();
  await form.message.fill('Good day to you.');
  await form.submit.click();
  await expectToast(page, 'Message Sent!');
  const history = await page.evaluate(() => navigation.entries().map(({ url }) => `${url}`));
  const seen = [...addresses, ...history].map((address) => decodeURIComponent(address));
  expect(seen).toContainEqual(expect.stringContaining('fbclid=1'));
  for (const word of ['Ann', 'example.com', '082', 'Good day']) {
    expect(seen.filter((address) => address.includes(word))).toEqual([]);
  }
});

test.describe('a page out of the back/forward cache', () => {
  test.beforeEach(async ({ page, form, context, preview }) => {
    await context.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto('/');
    await form.fillIn();
    await form.expectReady();
    for (const link of ['Du Toit Holdings', 'Home']) {
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: link })
        .click();
    }
    await expect(form.status).toContainText(kept);
    preview.fail('502');
  });

  async function goBackTwice(page: Page): Promise<void> {
    // A page out of the cache has been loaded before.
    for (const path of ['/garlic', '/']) {
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(path);
    }
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  }

  test('asks before it sends what a later page has tried', async ({ page, form, preview }) => {
    await form.submit.click();
    await expect(form.status).toContainText(notConfirmed);
    await goBackTwice(page);
    await expect(form.status).toContainText(notConfirmed);
    await form.submit.click();
    await expect(form.status).toContainText(repeat);
    expect(preview.inbox.messages).toHaveLength(1);
  });

  test('does not bring back what a later page has sent', async ({ page, form, preview }) => {
    preview.fail(null);
    await form.submit.click();
    await expectToast(page, 'Message Sent!');
    await goBackTwice(page);
    await expect(form.message).toHaveValue('');
    await page.reload();
    await expect(form.message).toHaveValue('');
    expect(await storedIn(page)).not.toContain('Good');
  });

  test('has the words that were typed into a later page', async ({ page, form }) => {
    await form.message.fill('Two bulls, please.');
    await goBackTwice(page);
    await expect(form.message).toHaveValue('Two bulls, please.');
  });
});

test.describe('with two tabs', () => {
  test('"not sent" is said of no words that may have arrived from the other', async ({
    page,
    form,
    preview,
    context,
  }) => {
    await page.goto('/bonsmara');
    await form.fillIn();
    await form.expectReady();
    const other = await openTab(context, '/bonsmara');
    await expect(other.form.status).toContainText(kept);
    // The message of the first tab arrives.
    preview.fail('reset-answer');
    await form.submit.click();
    await expect(form.status).toContainText(notConfirmed);
    await expect(other.form.status).toContainText(notConfirmed);
    preview.fail('400');
    await other.form.button('Send it again').click();
    await expect(other.form.status).toContainText('refused it this time');
    await expect(other.form.status).toContainText(notConfirmed);
    preview.fail(null);
    await page.reload();
    await expect(form.status).toContainText(notConfirmed);
    await form.submit.click();
    await expect(form.status).toContainText(repeat);
    expect(preview.inbox.accepted()).toHaveLength(1);
  });

  test('"not sent" is taken back once the other tries the same words', async ({
    page,
    form,
    preview,
    context,
  }) => {
    await page.goto('/bonsmara');
    await form.fillIn();
    await form.expectReady();
    const other = await openTab(context, '/bonsmara');
    preview.fail('429');
    await form.submit.click();
    await expect(form.status).toContainText(notSent);
    preview.fail('truncated');
    await other.form.submit.click();
    await expect(other.form.status).toContainText(notConfirmed);
    await expect(form.status).toContainText(notConfirmed);
  });

  for (const end of ['sent', 'discarded'] as const) {
    test(`words that one has ${end} are gone in the other`, async ({ page, form, context }) => {
      await page.goto('/bonsmara');
      await form.fillIn();
      await form.expectReady();
      const other = await openTab(context, '/bonsmara');
      await expect(other.form.status).toContainText(kept);
      // It sees nothing of what happens until it is loaded again.
      const asleep = await openTab(context, '/bonsmara');
      await expect(asleep.form.status).toContainText(kept);
      await asleep.page.goto('about:blank');
      if (end === 'sent') {
        await form.submit.click();
        await expectToast(page, 'Message Sent!');
      } else {
        await other.form.button('Discard it').click();
      }
      for (const tab of [form, other.form]) await expect(tab.message).toHaveValue('');
      await asleep.page.goBack({ waitUntil: 'commit' });
      await asleep.form.name.focus();
      await asleep.form.expectReady();
      await expect(asleep.form.message).toHaveValue('');
      for (const tab of [page, other.page, asleep.page]) {
        await expect.poll(() => storedIn(tab)).not.toMatch(/example|Ann|082\+|Good/);
      }
      const next = await openTab(context, '/bonsmara');
      await next.form.name.focus();
      await next.form.expectReady();
      await expect(next.form.message).toHaveValue('');
      await expect(next.form.status).toHaveCount(0);
    });
  }

  test('each keeps words of its own when it is loaded again', async ({ page, form, context }) => {
    await page.goto('/bonsmara');
    await form.fillIn();
    await form.expectReady();
    const other = await openTab(context, '/bonsmara');
    await other.form.message.fill('Two bulls, please.');
    for (const [tab, text] of [
      [form, words],
      [other.form, 'Two bulls, please.'],
    ] as const) {
      for (const opened of [page, other.page]) await opened.reload();
      await expect(tab.message).toHaveValue(text);
    }
    await other.form.submit.click();
    await expectToast(other.page, 'Message Sent!');
    await expect(form.message).toHaveValue(words);
    const shared = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(shared).toContain('Good');
    await page.close();
    await other.page.reload();
    await expect(other.form.message).toHaveValue(words);
  });
});

test('once an enquiry is accepted, none of its page is on the device', async ({
  page,
  form,
  preview,
}) => {
  await page.goto('/bonsmara');
  preview.fail('502');
  await form.fillInAndSubmit();
  await expect(form.status).toContainText(notConfirmed);
  await form.message.fill('Two bulls, please.');
  preview.fail(null);
  await form.submit.click();
  await expectToast(page, 'Message Sent!');
  await expect.poll(() => storedIn(page)).not.toMatch(/example|Ann|082\+|Good|bulls/);
});

test('a draft is back for thirty days, and what was tried is known as long', async ({
  page,
  form,
  preview,
}) => {
  const day = 86_400_000;
  const start = Date.now();
  await page.clock.setFixedTime(start);
  await page.goto('/bonsmara');
  preview.fail('502');
  await form.fillInAndSubmit();
  await expect(form.status).toContainText(notConfirmed);
  // With its own time: a draft that is stored later would carry a later one.
  await expect.poll(() => storedIn(page)).toContain('Good');
  await page.clock.setFixedTime(start + 29 * day);
  await page.reload();
  await expect(form.status).toContainText(notConfirmed);
  await page.clock.setFixedTime(start + 31 * day);
  await page.reload();
  await form.name.focus();
  await form.expectReady();
  await expect(form.message).toHaveValue('');
  expect(await storedIn(page)).not.toMatch(/example|Ann|082\+|Good/);
});

test('what was tried and is in no draft any more is forgotten after a day', async ({
  page,
  form,
  preview,
}) => {
  const start = Date.now();
  await page.clock.setFixedTime(start);
  await page.goto('/bonsmara');
  preview.fail('502');
  await form.fillInAndSubmit();
  await expect(form.status).toContainText(notConfirmed);
  await form.message.fill('Two bulls, please.');
  await page.clock.setFixedTime(start + 90_000_000);
  await page.reload();
  await expect(form.status).toContainText(kept);
  expect(await storedIn(page)).not.toContain('Good');
});

test('fields that are emptied while a submit is held give one toast', async ({ page, form }) => {
  const letThrough = await hold(page, anyModule);
  await page.goto('/');
  await form.fillInAndSubmit();
  await expect(form.section.locator('form')).toHaveAttribute('aria-busy', 'true');
  for (const field of [form.email, form.message, form.name]) await field.fill('');
  letThrough();
  await expectToast(page, 'Validation Error');
  await form.expectReady();
  // By the time that the pointer is there, a second toast would be shown.
  await form.submit.hover();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
});

test('a control of an extension, named as a field of ours, takes nothing from it', async ({
  page,
  form,
}) => {
  await page.goto('/');
  await form.name.focus();
  await form.expectReady();
  await form.section.locator('form').evaluate((element) => {
    for (const name of ['name', 'email']) {
      element.append(Object.assign(document.createElement('input'), { name }));
    }
  });
  await form.send();
  expect(await form.received()).toHaveLength(1);
});

test('a browser that says nothing of its connection is not called offline', async ({
  page,
  form,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: undefined });
  });
  await page.goto('/');
  await form.send();
});

test('the part that was not sent is the draft from then on', async ({ page, form }) => {
  const letThrough = await hold(page, emailRequests);
  await page.clock.install();
  await page.goto('/');
  await form.fillInAndSubmit();
  await expect(form.submitting).toBeDisabled();
  // What was there at the press is stored by now.
  await page.clock.runFor(1_000);
  await setValue(form.message, `${words}\n\nAnd in March?`);
  letThrough();
  await expect(form.message).toHaveValue('And in March?');
  await expect.poll(() => storedIn(page)).toContain('March');
  // Nothing is written as a page crashes.
  expect(await storedIn(page)).not.toContain('Good');
});
