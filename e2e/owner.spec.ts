/** Tests that run on the owner's facts, and must pass whatever those are. */
import { ownerFolder } from '../lib/tools/folders.mjs';
import { contactForm } from './contact-form';
import { expect, expectAccessible, mainNavigation, routes, thorough } from './fixtures';
import { test } from './own-preview';
import { openCalculator } from './seed-calculator';

test.use({ folder: ownerFolder });

for (const route of routes) {
  test(`axe finds nothing wrong with the owner's ${route}`, { tag: thorough }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const photos = await page.locator('main picture').all();
    expect(photos.length).toBeGreaterThan(1);
    for (const photo of photos) {
      await expect(photo.locator('source').last()).toHaveAttribute('srcset', /768w.*w$/);
      await expect(photo.locator('img')).toHaveAttribute('src', /-768\.jpg$/);
    }
    // All but the first are lazy.
    await expect(page.locator('img[loading=eager]')).toHaveCount(1);
    await expect(page.locator('img[loading=eager]')).toHaveAttribute('fetchpriority', 'high');
    await expect(page.locator('img:not([loading])')).toHaveCount(0);
  });
}

test('the pages link, calculate and send', { tag: thorough }, async ({ page }) => {
  const sent: unknown[] = [];
  // Whatever address the site was built for, nothing leaves this machine.
  await page.route('**/api/v1.0/email/send', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await page.goto('/');
  await mainNavigation(page).getByRole('link', { name: 'Du Toit Holdings' }).click();
  const { seeds, results } = await openCalculator(page);
  await seeds.fill('10000');
  await expect(results).toBeVisible();
  await contactForm(page).send();
  expect(sent).toHaveLength(1);
});
