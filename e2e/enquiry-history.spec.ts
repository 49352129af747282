/** The enquiry of a page that returns from the back/forward cache, which only full Chromium has. */
import { findChromium } from '../scripts/test-setup/chromium';
import { goBack, test, writeAndReturn } from './contact-form';
import { anyModule, expect, hold, mainNavigation, pathsAskedBy, thorough } from './fixtures';

test.use({
  allowedErrors: { patterns: [/Failed to load resource/, /did not take the enquiry/] },
  // Browsers have this cache; Playwright turns it off.
  launchOptions: {
    executablePath: findChromium('full'),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
});

const ability = 'The browser has a back/forward cache, which a headless shell lacks';

test('going back shows the newest text', { tag: thorough }, async ({ page, form }) => {
  const sendings = pathsAskedBy(page, 'fetch');
  await writeAndReturn(page, form);
  await form.message.fill('Two bulls, please.');
  await form.answerWith(502);
  await form.submit.click();
  await expect(form.status).toContainText('We could not confirm that your enquiry arrived');
  await goBack(page, '/garlic', '/');
  await expect(page.locator('html'), ability).toHaveAttribute('data-persisted', 'true');
  await expect(form.message).toHaveValue('Two bulls, please.');
  await expect(form.status).toContainText('it may reach us twice');
  await form.acceptAgain();
  await form.pressUntil('on its way to us');
  expect(sendings).toHaveLength(2);
});

test('going back after "sent" brings no word back', { tag: thorough }, async ({ page, form }) => {
  await writeAndReturn(page, form);
  await form.submit.click();
  await expect(form.status).toContainText('on its way to us');
  await goBack(page, '/garlic', '/');
  await expect(page.locator('html'), ability).toHaveAttribute('data-persisted', 'true');
  await expect(form.message).toHaveValue('');
  await expect(form.anySubmit).toHaveAccessibleName('Send Message');
  expect(await form.received()).toHaveLength(1);
});

test('a press that came too early is not sent after coming back', { tag: thorough }, async ({
  page,
  form,
}) => {
  const letThrough = await hold(page, anyModule);
  await page.goto('/');
  await form.fillIn();
  await form.submit.click();
  await expect(form.notes).toContainText('as soon as it has loaded');
  await mainNavigation(page).getByRole('link', { name: 'Du Toit Holdings' }).click();
  await expect(page).toHaveURL('/garlic');
  letThrough();
  await goBack(page, '/');
  await expect(form.notes).toContainText('has not sent your message yet');
  await expect(form.section.getByText('as soon as it has loaded')).toBeHidden();
  expect(await form.received()).toHaveLength(0);
});
