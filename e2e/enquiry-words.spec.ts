/** Where the words of an enquiry go, and where they stay: in addresses, in drafts, in their tab, on the device. */
import type { Page } from '@playwright/test';
import { findChromium } from '../lib/tools/chromium.mjs';
import { contactForm, expectToast, messageIn, words } from './contact-form';
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

const notConfirmed = 'We could not confirm that your enquiry arrived';
const kept = 'What you wrote is kept on this device';

/** All that the site has stored on the device, of every page. */
const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

/** Leads through the history of the tab to the other visit of the front page, which is in the cache. */
async function goThroughHistory(page: Page, direction: 'goBack' | 'goForward'): Promise<void> {
  for (const path of ['/garlic', '/']) {
    await page[direction]({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
  }
  const ability = 'The browser has a back/forward cache, which a headless shell lacks';
  await expect(page.locator('html'), ability).toHaveAttribute('data-persisted', 'true');
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
  await form.section.getByRole('link', { name: 'Load this page again' }).click();
  await expect(page).toHaveURL(/garlic\?fbclid=1&variety=shani&seeds=2000$/);
  await page.unroute(anyModule);
  await page.reload();
  await expect(form.status).toContainText(kept);
  preview.fail('504');
  await form.submit.click();
  await expect(form.status).toContainText(notConfirmed);
  for (const name of ['WhatsApp', 'Write an email']) {
    expect(await messageIn(form.status.getByRole('link', { name }))).toContain(words);
  }
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

test('a page restored from the back/forward cache shows the later page’s words, and asks before it resends them', async ({
  page,
  form,
  context,
  preview,
}) => {
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/');
  await form.fillIn();
  await form.expectReady();
  await main.getByRole('link', { name: 'Du Toit Holdings' }).click();
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(form.status).toContainText(kept);
  await form.message.fill('Two bulls, please.');
  preview.fail('502');
  await form.submit.click();
  await expect(form.status).toContainText(notConfirmed);
  await goThroughHistory(page, 'goBack');
  await expect(form.message).toHaveValue('Two bulls, please.');
  await expect(form.status).toContainText(notConfirmed);
  await form.submit.click();
  await expect(form.status).toContainText('Send it a second time?');
  expect(preview.inbox.messages).toHaveLength(1);
  preview.fail(null);
  await form.button('Send it again').click();
  await expectToast(page, 'Message Sent!');
  // The later page does not bring back what this one has sent.
  await goThroughHistory(page, 'goForward');
  await expect(form.message).toHaveValue('');
  expect(await storedIn(page)).not.toContain('bulls');
});

test('two tabs with the same words do not change each other', async ({
  page,
  form,
  context,
  preview,
}) => {
  await page.goto('/bonsmara');
  await form.fillIn();
  await expect.poll(() => storedIn(page)).toContain('Good');
  const other = await context.newPage();
  const otherForm = contactForm(other);
  await other.goto('/bonsmara');
  await expect(otherForm.status).toContainText(kept);
  preview.fail('slow');
  await form.submit.click();
  await otherForm.button('Discard it').click();
  await expect(otherForm.message).toHaveValue('');
  await otherForm.fillIn();
  await otherForm.message.fill('Two bulls, please.');
  await expectToast(page, 'Message Sent!');
  await expect(form.message).toHaveValue('');
  for (const opened of [page, other]) await opened.reload();
  await expect(otherForm.message).toHaveValue('Two bulls, please.');
  await form.name.focus();
  await form.expectReady();
  await expect(form.message).toHaveValue('');
});

test('what was typed is back on its page in another tab, until it is discarded', async ({
  page,
  context,
}) => {
  await page.goto('/garlic');
  await contactForm(page).fillIn('ann@');
  await expect.poll(() => storedIn(page)).toMatch(/Good.*Good/);
  await page.close();
  const next = await context.newPage();
  const form = contactForm(next);
  await next.goto('/bonsmara');
  await form.name.focus();
  await form.expectReady();
  await expect(form.name).toHaveValue('');
  await next.goto('/garlic');
  await expect(form.status).toContainText(kept);
  await expect(form.name).toHaveValue('Ann Farmer');
  await expect(form.email).toHaveValue('ann@');
  await expect(form.phone).toHaveValue('082 000 0000');
  await expect(form.section.getByText('36/1000')).toBeVisible();
  await form.button('Discard it').click();
  await expect(form.status).toHaveCount(0);
  await expect(form.message).toHaveValue('');
  await expect(form.name).toBeFocused();
  await next.reload();
  await form.name.focus();
  await form.expectReady();
  await expect(form.message).toHaveValue('');
});

test('what is typed before hydration is kept, still there after it, and sent', async ({
  page,
  form,
}) => {
  await page.route(anyModule, (route) => route.abort());
  await page.goto('/');
  await form.fillIn('ann@');
  await page.unroute(anyModule);
  const letThrough = await hold(page, anyModule);
  await page.reload();
  await expect(form.name).toHaveValue('Ann Farmer');
  await form.message.fill('Two bulls, please.');
  await form.email.fill('');
  await page.keyboard.type(form.sender.slice(0, 9));
  letThrough();
  await form.expectReady();
  await page.keyboard.type(form.sender.slice(9));
  await expect(form.section.getByText('need correcting')).toHaveCount(0);
  await form.submit.click();
  await expectToast(page, 'Message Sent!');
  expect((await form.received()).map(({ message }) => message)).toEqual(['Two bulls, please.']);
});

test('a calculation that is added during the sending stays', async ({ page, form }) => {
  const letThrough = await hold(page, emailRequests);
  await page.goto('/garlic');
  await page.getByLabel('Number of seeds').fill('2000');
  await form.fillInAndSubmit();
  await expect(form.submitting).toBeDisabled();
  await page.getByRole('button', { name: 'Ask about this' }).click();
  letThrough();
  await expect(form.status).toContainText('has not been sent yet');
  await expect(form.message).toHaveValue(/2.000/);
  await expect(form.message).not.toHaveValue(/Good day/);
  await expect(form.name).toHaveValue('Ann Farmer');
  expect(await form.received()).toHaveLength(1);
  // The part that was not sent is the draft from then on.
  await expect.poll(() => storedIn(page)).not.toContain('Good');
});
