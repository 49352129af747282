/** The enquiry of a page that comes out of the back/forward cache, which the whole Chromium has. */
import type { Page } from '@playwright/test';
import { findChromium } from '../lib/tools/chromium.mjs';
import { expectToast } from './contact-form';
import { test } from './own-preview';
import { expect } from './site';

test.use({
  allowedErrors: { patterns: [/Failed to load resource/] },
  // Playwright switches the cache off, which browsers have on.
  launchOptions: {
    executablePath: await findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const notConfirmed = 'We could not confirm that your enquiry arrived';
const kept = 'What you wrote is kept on this device';

/** Leads through the history of the tab to the other visit of the front page, which is in the cache. */
async function goThroughHistory(page: Page, direction: 'goBack' | 'goForward'): Promise<void> {
  for (const path of ['/garlic', '/']) {
    await page[direction]({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
  }
  const ability = 'The browser has a back/forward cache, which a headless shell lacks';
  await expect(page.locator('html'), ability).toHaveAttribute('data-persisted', 'true');
}

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
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('bulls');
});
