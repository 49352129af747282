import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ownerFolder } from '../lib/tools/folders.mjs';
import { test } from './own-preview';
import { expect, routes, saveData } from './site';

const firstViewBudgetBytes = 42_000;
const wholePageBudgetBytes = 220_000;

test.use({ folder: ownerFolder, viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });

/** The bytes of each file of a page: text as a CDN compresses it, the rest as it is. */
function weighFiles(page: Page) {
  const files: Promise<{ url: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const isText = /html|javascript|css|svg/.test(response.headers()['content-type'] ?? '');
    files.push(
      response.body().then((body) => ({
        url: response.url(),
        bytes: (isText ? brotliCompressSync(body) : body).byteLength,
      })),
    );
  });
  return () => Promise.all(files);
}

function total(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

for (const route of routes) {
  test(`${route} weighs little at first view and scrolled through`, async ({ page }) => {
    await saveData(page);
    const weigh = weighFiles(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    // A browser may prefetch pictures below the first screen.
    const below = await page
      .locator('img')
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures
          .filter((picture) => picture.getBoundingClientRect().top >= innerHeight)
          .map(({ currentSrc }) => currentSrc),
      );
    const files = (await weigh()).filter(({ url }) => !below.includes(url));
    expect(files.map(({ url }) => url)).toContainEqual(expect.stringMatching(/hero-.*avif$/));
    expect(files.map(({ url }) => url)).toContainEqual(expect.stringMatching(/woff2$/));
    expect(total(files)).toBeLessThan(firstViewBudgetBytes);
    for (const picture of await page.locator('main img:visible').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
    }
    await page.waitForLoadState('networkidle');
    const bytes = total(await weigh());
    console.log(`${route}: first view ${total(files)} bytes, scrolled through ${bytes}`);
    expect(bytes).toBeLessThan(wholePageBudgetBytes);
  });
}
