import { ownerFolder } from '../lib/tools/folders.mjs';
import { test } from './own-preview';
import { expect, routes } from './site';

test.use({ folder: ownerFolder });

for (const route of routes) {
  test(`every picture of ${route} is offered twice, at several sizes`, async ({ page }) => {
    await page.goto(route);
    const pictures = await page.locator('main picture').all();
    expect(pictures.length).toBeGreaterThan(1);
    for (const picture of pictures) {
      await expect(picture.locator('source')).toHaveAttribute('srcset', /480w.*768w/);
      await expect(picture.locator('img')).toHaveAttribute('src', /-768\.jpg$/);
    }
    // All but the first are lazy.
    await expect(page.locator('img[loading=eager]')).toHaveCount(1);
    await expect(page.locator('img[loading=eager]')).toHaveAttribute('fetchpriority', 'high');
    await expect(page.locator('img:not([loading])')).toHaveCount(0);
  });
}
