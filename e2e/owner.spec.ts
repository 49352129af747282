/** Tests that run on the owner's facts, and must pass whatever those are. */
import { ownerFolder } from '../lib/tools/folders.mjs';
import { contactForm } from './contact-form';
import { emailRequests, expect, expectAccessible, routes, thorough } from './fixtures';
import { test } from './own-preview';
import { openCalculator } from './seed-calculator';

test.use({ folder: ownerFolder });

for (const route of routes) {
  test(`the owner's ${route} is accessible and sends`, { tag: thorough }, async ({ page }) => {
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
    await expect(page.locator('img[fetchpriority=high]')).toHaveCount(1);
    await expect(page.locator('img:not([loading])')).toHaveCount(1);
    // Whatever address the site was built for, nothing leaves this machine.
    await page.route(emailRequests, (request) =>
      request.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await contactForm(page).send();
  });
}

test('the calculator calculates', { tag: thorough }, async ({ page }) => {
  const { seeds, results } = await openCalculator(page);
  await seeds.fill('10000');
  await expect(results).toBeVisible();
});
