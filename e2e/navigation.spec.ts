import type { Locator, Page } from '@playwright/test';
import { whatsApp } from '@/content/shared-text';
import { boxOf, expect, expectAccessible, mainNavigation, test } from './fixtures';

const phone = { width: 360, height: 640 };

/** Expects the page to have scrolled an element to just below the header. */
async function expectBelowHeader(page: Page, target: Locator): Promise<void> {
  const header = page.getByRole('banner');
  const gap = async () => (await boxOf(target)).top - (await boxOf(header)).bottom;
  await expect.poll(gap).toBeLessThan(24);
  expect(await gap()).toBeGreaterThanOrEqual(0);
}

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#content');
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

test('the label of the chat button opens on focus, and closes on Escape', async ({ page }) => {
  await page.goto('/');
  const chat = page.getByRole('link', { name: whatsApp.chat });
  const label = page.getByRole('tooltip', { name: whatsApp.chat });
  await chat.focus();
  await expect(label).toHaveCount(1);
  // The tooltip adds its key listener shortly after it appears.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(label).toHaveCount(0, { timeout: 300 });
  }).toPass();
});

test('on a phone a link to the terms unfolds them, as does their URL', async ({ page }) => {
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
