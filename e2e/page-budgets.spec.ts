import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readPage } from '@/lib/export/export-files';
import { compress, weighPage } from '@/lib/export/weigh';
import { editorFolder, previewFolder } from '@/scripts/folders.mjs';
import { expect, pathsAskedBy, routes, saveData, tagFor, test } from './fixtures';
import { pageBudgets } from './page-budgets';

/** Expects a total to be within its budget. @param parts lists what it consists of */
function expectWithin(budget: keyof typeof pageBudgets, bytes: number, parts: string): void {
  const advice = `e2e/page-budgets.ts has the limit of "${budget}", and says how to save bytes`;
  expect.soft(bytes, `${advice}:\n${parts}`).toBeLessThanOrEqual(pageBudgets[budget]);
}

test('every page of the example farm, and the editor, stay within their budgets', () => {
  const pages = readdirSync(previewFolder).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(3);
  for (const file of pages) {
    const weight = weighPage(readPage(join(previewFolder, file)));
    expectWithin('page', weight.bytes, file);
    expectWithin('firstSection', weight.firstSectionBytes, file);
    expectWithin('scripts', weight.scriptBytes, file);
  }
  const editor = ['index.html', 'editor.css', 'editor.js'].map((file) =>
    compress(readFileSync(join(editorFolder, 'edit', file))),
  );
  expectWithin('editor', Buffer.concat(editor).length, '/edit');
});

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

/** Expects files to be within a budget. The message lists the heaviest first. */
function expectFilesWithin(
  budget: keyof typeof pageBudgets,
  files: readonly { url: string; bytes: number }[],
): void {
  const heaviest = files.toSorted((one, other) => other.bytes - one.bytes);
  const list = heaviest.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n');
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  expectWithin(budget, bytes, list);
}

for (const route of routes) {
  test(`${route} stays within its budgets`, { tag: tagFor(route) }, async ({ page }) => {
    await saveData(page);
    // With this latency, as on a slow connection, Chromium loads lazy photos up to 2500 pixels below the screen.
    const session = await page.context().newCDPSession(page);
    const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { ...unlimited, latency: 400 });
    const scripts = pathsAskedBy(page, 'script');
    const weigh = weighFiles(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    const lazy = await page
      .locator('img[loading=lazy]')
      .evaluateAll((photos: HTMLImageElement[]) => photos.map(({ currentSrc }) => currentSrc));
    const files = await weigh();
    expect(files.map(({ url }) => url)).toContainEqual(expect.stringMatching(/woff2$/));
    const firstScreen = files.filter(({ url }) => !lazy.includes(url));
    expectFilesWithin('firstScreen', firstScreen);
    expectFilesWithin('firstView', files);
    await session.send('Network.emulateNetworkConditions', { ...unlimited, latency: 0 });
    for (const photo of await page.locator('main img:visible').all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toHaveJSProperty('complete', true);
    }
    await page.getByLabel('Message').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    expectFilesWithin('wholePage', await weigh());
  });
}
