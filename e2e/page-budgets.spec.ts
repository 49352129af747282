import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { keysOf } from '@/content/facts/schema/field-kinds';
import { readPage } from '@/lib/html-first/export-files';
import { weighPage } from '@/lib/html-first/verify';
import { previewFolder } from '@/scripts/folders.mjs';
import {
  expect,
  maxFirstSectionBytes,
  pathsAskedBy,
  routes,
  saveData,
  tagFor,
  test,
} from './fixtures';

/** A page may grow to three times its text. */
const pageBudgets = {
  bytes: 25_000,
  firstSectionBytes: maxFirstSectionBytes,
  scriptBytes: 1_510,
};

test('every page of the example farm stays within its budgets after brotli', () => {
  const pages = readdirSync(previewFolder).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(3);
  for (const file of pages) {
    const weight = weighPage(readPage(join(previewFolder, file)));
    const over = keysOf(pageBudgets).filter((part) => weight[part] > pageBudgets[part]);
    expect([file, weight, over]).toEqual([file, weight, []]);
  }
});

const firstViewBudgetBytes = 52_000;
const wholePageBudgetBytes = 220_000;

test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });

/** The transferred bytes of each file of a page. */
function weighFiles(page: Page) {
  const files: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const sizes = request.sizes();
    files.push(sizes.then((size) => ({ url: request.url(), bytes: size.responseBodySize })));
  });
  return () => Promise.all(files);
}

function total(files: readonly { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

for (const route of routes) {
  test(`${route} stays within its budgets`, { tag: tagFor(route) }, async ({ page }) => {
    await saveData(page);
    const scripts = pathsAskedBy(page, 'script');
    const weigh = weighFiles(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    // A browser may prefetch photos below the first screen.
    const below = await page
      .locator('img')
      .evaluateAll((photos: HTMLImageElement[]) =>
        photos
          .filter((photo) => photo.getBoundingClientRect().top >= innerHeight)
          .map(({ currentSrc }) => currentSrc),
      );
    const files = (await weigh()).filter(({ url }) => !below.includes(url));
    for (const part of [/goudy-.*woff2$/, /cabin-.*woff2$/]) {
      expect(files.map(({ url }) => url)).toContainEqual(expect.stringMatching(part));
    }
    expect(total(files)).toBeLessThan(firstViewBudgetBytes);
    for (const photo of await page.locator('main img:visible').all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toHaveJSProperty('complete', true);
    }
    await page.getByLabel('Message').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    expect(total(await weigh())).toBeLessThan(wholePageBudgetBytes);
  });
}
