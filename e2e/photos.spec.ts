import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, routes, test } from './site';

const firstViewBudgetBytes = 42_000;
const wholePageBudgetBytes = 220_000;

test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });

/** Adds up what a page costs: text as a CDN compresses it, the rest as it is. */
function countBytes(page: Page) {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    const isText = /html|javascript|css|svg/.test(response.headers()['content-type'] ?? '');
    bodies.push(
      response.body().then((body) => (isText ? brotliCompressSync(body) : body).byteLength),
    );
  });
  return async () => {
    const bytes = await Promise.all(bodies);
    return bytes.reduce((sum, size) => sum + size, 0);
  };
}

for (const route of routes) {
  test(`the first view of ${route} with its picture weighs little`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      // What lies below the first view is not part of it.
      document.addEventListener('DOMContentLoaded', () => {
        for (const picture of document.querySelectorAll('img[loading=lazy]')) {
          picture.closest('picture')?.remove();
        }
      });
    });
    const count = countBytes(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    const bytes = await count();
    console.log(`${route}: first view ${bytes} bytes`);
    expect(bytes).toBeLessThan(firstViewBudgetBytes);
  });

  test(`the whole of ${route}, scrolled through, stays within its budget`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const count = countBytes(page);
    await page.goto(route);
    for (const picture of await page.locator('main img:visible').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
    }
    await page.waitForLoadState('networkidle');
    const bytes = await count();
    console.log(`${route}: scrolled through ${bytes} bytes`);
    expect(bytes).toBeLessThan(wholePageBudgetBytes);
  });

  test(`every picture of ${route} is offered as AVIF and JPEG, and only the first at once`, async ({
    page,
  }) => {
    await page.goto(route);
    const pictures = page.locator('main picture');
    for (const picture of await pictures.all()) {
      await expect(picture.locator('source')).toHaveAttribute('type', 'image/avif');
      await expect(picture.locator('img')).toHaveAttribute('srcset', /480w.*768w/);
    }
    await expect(page.locator('img[loading=eager]')).toHaveCount(1);
    await expect(page.locator('img[loading=eager]')).toHaveAttribute('fetchpriority', 'high');
    await expect(page.locator('img:not([loading])')).toHaveCount(0);
  });
}

test('no picture of the site tells where or when it was taken', async () => {
  const folder = 'out/photos';
  const files = readdirSync(folder).map((name) => join(folder, name));
  expect(files.length).toBeGreaterThan(100);
  for (const file of [...files, 'out/social-card-home.jpg']) {
    const { exif, xmp, iptc } = await sharp(readFileSync(file)).metadata();
    expect({ file, exif, xmp, iptc }).toEqual({ file });
  }
});
