/** The owner's farm, whatever its facts are, and a live farm whose answers are as many and as long as they may be. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { weighPage } from '@/lib/html-first/verify';
import { narrow } from '@/lib/photos/encodings';
import { fullFarmFolders, ownerFolder } from '../scripts/folders.mjs';
import { contactForm } from './contact-form';
import { emailRequests, expect, expectAccessible, routes, thorough } from './fixtures';
import { test } from './own-preview';
import { overBudget } from './page-budgets';
import { openCalculator } from './seed-calculator';

for (const [farm, folder, width] of [
  ["the owner's", ownerFolder, 360],
  ["the full farm's", fullFarmFolders.site, 320],
] as const) {
  test.describe(farm, { tag: thorough }, () => {
    test.use({ folder, viewport: { width, height: 640 } });

    for (const route of routes) {
      test(`${route} is accessible, fits the screen and sends`, async ({ page }) => {
        await page.goto(route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
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

    test('calculator calculates', async ({ page }) => {
      const { seeds, results } = await openCalculator(page);
      await seeds.fill('10000');
      await expect(results).toBeVisible();
    });
  });
}

/** Bytes that do not compress, the same in every run. */
const noise = Buffer.concat(
  Array.from({ length: 200 }, (_, index) => createHash('sha256').update(`${index}`).digest()),
);

test('the full farm shows every lot, and its first sections have room for the largest hero', {
  tag: thorough,
}, () => {
  for (const name of ['index', 'bonsmara', 'garlic']) {
    const html = readFileSync(join(fullFarmFolders.site, `${name}.html`), 'utf8');
    const heavy = html.replace(/(?<=data:image\/avif;base64,)[\w+/=]+/, (hero) => {
      const bytes = Buffer.concat([Buffer.from(hero, 'base64'), noise]);
      return bytes.subarray(0, narrow.maxBytes).toString('base64');
    });
    expect(heavy.length).toBeGreaterThanOrEqual(html.length);
    const page = fromHtml(heavy);
    const { firstSectionBytes } = weighPage(page);
    expect(overBudget(name, { firstSectionBytes })).toEqual([]);
    expect(selectAll('#for-sale li', page)).toHaveLength(name === 'index' ? 0 : 20);
  }
});
