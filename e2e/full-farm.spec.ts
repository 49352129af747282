/** A live farm whose answers are as many and as long as the schema allows. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { weighPage } from '@/lib/html-first/verify';
import { narrow } from '@/lib/photos/encodings';
import { fullFarmFolders } from '../lib/tools/folders.mjs';
import { contactForm } from './contact-form';
import { expect, expectAccessible, maxFirstSectionBytes, routes, thorough } from './fixtures';
import { test } from './own-preview';
import { openCalculator } from './seed-calculator';

test.use({ folder: fullFarmFolders.site, viewport: { width: 320, height: 640 } });

for (const route of routes) {
  test(`the full farm’s ${route} overflows nothing at 320 px`, { tag: thorough }, async ({
    page,
  }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the full farm shows every lot, calculates and sends', { tag: thorough }, async ({ page }) => {
  await page.goto('/bonsmara');
  await expect(page.locator('#for-sale li')).toHaveCount(20);
  await page.goto('/garlic');
  await expect(page.locator('#for-sale li')).toHaveCount(20);
  const { seeds, results } = await openCalculator(page);
  await seeds.fill('10000');
  await expect(results).toBeVisible();
  await page.route('**/api/v1.0/email/send', (route) =>
    route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await contactForm(page).send();
  await expect(page.getByText('Message Sent!').first()).toBeVisible();
});

/** Bytes that do not compress, the same in every run. */
const noise = Buffer.concat(
  Array.from({ length: 200 }, (_, index) => createHash('sha256').update(`${index}`).digest()),
);

test('the first section has room for the longest answers and the largest hero', {
  tag: thorough,
}, () => {
  for (const name of ['index', 'bonsmara', 'garlic']) {
    const html = readFileSync(join(fullFarmFolders.site, `${name}.html`), 'utf8');
    const heavy = html.replace(/(?<=data:image\/avif;base64,)[\w+/=]+/, (hero) => {
      const bytes = Buffer.concat([Buffer.from(hero, 'base64'), noise]);
      return bytes.subarray(0, narrow.maxBytes).toString('base64');
    });
    expect(heavy.length).toBeGreaterThanOrEqual(html.length);
    const { firstSectionBytes } = weighPage(fromHtml(heavy));
    expect(firstSectionBytes, name).toBeLessThan(maxFirstSectionBytes);
  }
});
