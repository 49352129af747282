import type { Locator, Page } from '@playwright/test';
import { boxOf, expect, expectAccessible, mainNavigation, stopClock, test } from './fixtures';

const phone = { width: 360, height: 640 };

/** Expects that the page has jumped to something, which is then just below the header. */
async function expectBelowHeader(page: Page, target: Locator): Promise<void> {
  const header = page.getByRole('banner');
  const gap = async () => (await boxOf(target)).top - (await boxOf(header)).bottom;
  await expect.poll(gap).toBeLessThan(24);
  expect(await gap()).toBeGreaterThanOrEqual(0);
}

test('the navigation marks the page, the footer has the year of the visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2041-01-01T08:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2041');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#content');
  for (const [name, address] of [
    ['JLDT Bonsmara', '/bonsmara'],
    ['Du Toit Holdings', '/garlic'],
    ['Home', '/'],
  ] as const) {
    await mainNavigation(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    const current = mainNavigation(page).locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', address);
  }
});

test('Contact Us leads to the form, just below the header', async ({ page }) => {
  const contact = page.getByRole('region', { name: 'Contact Us' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const link = mainNavigation(page).getByRole('link', { name: 'Contact Us' });
  await page.goto('/bonsmara#contact');
  await expectBelowHeader(page, contact);
  await page.goto('/');
  await link.click();
  await expectBelowHeader(page, contact);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(link).toBeVisible();
  await expectAccessible(page, 'header');
  await link.click();
  await expectBelowHeader(page, contact);
  await expect(link).toBeHidden();
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: phone, hasTouch: true, javaScriptEnabled: false });

  test('the menu opens, closes by its button or Escape, and its links work', async ({ page }) => {
    await page.goto('/');
    const link = mainNavigation(page).getByRole('link', { name: 'JLDT Bonsmara' });
    const button = page.getByRole('button', { name: 'Menu' });
    for (const close of [() => button.click(), () => page.keyboard.press('Escape')]) {
      await expect(link).toBeHidden();
      await button.click();
      await expect(link).toBeVisible();
      await close();
    }
    await expect(link).toBeHidden();
    await page.setViewportSize({ width: 480, height: 240 });
    await button.click();
    const last = mainNavigation(page).getByRole('link', { name: 'Contact Us' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL('/bonsmara');
  });

  test('a link to the terms leads to the line that unfolds them', async ({ page }) => {
    await page.goto('/bonsmara');
    await page.getByRole('link', { name: 'Terms', exact: true }).click();
    await expectBelowHeader(page, page.locator('#terms summary'));
  });
});

test.describe('at an address without a page', () => {
  test.use({ allowedErrors: { patterns: [/404/] } });

  test('the page says so, links to the home page and logs the path', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const answer = await page.goto('/garlic/deeper/still?id=1');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    expect(logged.join('\n')).toContain('/garlic/deeper/still');
    await expect(page.locator('[aria-current]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the chat button shows its label after 700 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  const label = page.getByRole('tooltip', { name: 'Chat on WhatsApp' });
  // The first time the module is fetched, so this is not timed.
  await chat.hover();
  await expect(label).toHaveCount(1);
  await stopClock(page);
  for (const [away, over, labels] of [
    [1_000, 600, 0],
    [1_000, 800, 1],
    [50, 50, 1],
  ] as const) {
    // The label closes on the second move away from it.
    for (const y of [300, 200]) {
      await page.clock.runFor(50);
      await page.mouse.move(10, y, { steps: 3 });
    }
    await page.clock.runFor(away);
    await expect(label).toHaveCount(0);
    await chat.hover();
    await page.clock.runFor(over);
    await expect(label).toHaveCount(labels);
  }
  await page.keyboard.press('Escape');
  await expect(label).toHaveCount(0);
  await chat.focus();
  await expect(label).toHaveCount(1);
});

test('on a phone a link to the terms unfolds them, as does their address', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/bonsmara');
  const terms = page.locator('#terms').getByRole('definition').first();
  await expect(terms).toBeHidden();
  await page.getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(terms).toBeInViewport();
  await page.reload();
  await expect(terms).toBeInViewport();
  await page.goto('/');
  await page.goto('/bonsmara#terms');
  await expect(terms).toBeInViewport();
});
