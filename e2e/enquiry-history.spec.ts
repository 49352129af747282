/** The enquiry of a page that returns from the back/forward cache, which only full Chromium has. */
import { findChromium } from '../scripts/test-setup/chromium';
import { test, validMessage } from './contact-form';
import { expect, mainNavigation, pathsAskedBy, thorough } from './fixtures';

test.use({
  allowedErrors: { patterns: [/Failed to load resource/, /did not take the enquiry/] },
  // Browsers have this cache; Playwright turns it off.
  launchOptions: {
    executablePath: findChromium('full'),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('going back shows the newest text', { tag: thorough }, async ({ page, form }) => {
  const sendings = pathsAskedBy(page, 'fetch');
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto('/');
  await form.fillIn();
  await form.expectReady();
  for (const name of ['Du Toit Holdings', 'Home'])
    await mainNavigation(page).getByRole('link', { name }).click();
  await expect(form.message).toHaveValue(validMessage);
  await form.message.fill('Two bulls, please.');
  await form.answerWith(502);
  await form.submit.click();
  await expect(form.status).toContainText('We could not confirm that your enquiry arrived');
  for (const path of ['/garlic', '/']) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
  }
  const ability = 'The browser has a back/forward cache, which a headless shell lacks';
  await expect(page.locator('html'), ability).toHaveAttribute('data-persisted', 'true');
  await expect(form.message).toHaveValue('Two bulls, please.');
  await expect(form.status).toContainText('it may reach us twice');
  await form.acceptAgain();
  await form.pressUntil('on its way to us');
  expect(sendings).toHaveLength(2);
});
