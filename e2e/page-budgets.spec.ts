import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readPage } from '@/lib/html-first/export-files';
import { compress, weighPage } from '@/lib/html-first/verify';
import { editorFolder, previewFolder } from '@/scripts/folders.mjs';
import { expect, pathsAskedBy, routes, saveData, tagFor, test } from './fixtures';
import { overBudget } from './page-budgets';

test('every page of the example farm, and the editor, stay within their budgets', () => {
  const pages = readdirSync(previewFolder).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(3);
  const over = pages.flatMap((file) =>
    overBudget(file, weighPage(readPage(join(previewFolder, file)))),
  );
  const editor = ['index.html', 'editor.css', 'editor.js'].map((file) =>
    compress(readFileSync(join(editorFolder, 'edit', file))),
  );
  const editorBytes = editor.reduce((sum, { length }) => sum + length, 0);
  expect([...over, ...overBudget('/edit', { editorBytes })]).toEqual([]);
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

/** The sum of the files, and the heaviest first, for the message of a test. */
function sumUp(files: readonly { url: string; bytes: number }[]) {
  const heaviest = [...files].sort((one, other) => other.bytes - one.bytes);
  const lines = heaviest.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`);
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), list: lines.join('\n') };
}

for (const route of routes) {
  test(`${route} stays within its budgets`, { tag: tagFor(route) }, async ({ page }) => {
    await saveData(page);
    // With this latency Chromium fetches lazy photos up to 2500 pixels below the screen, as on a slow connection.
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
    const firstScreen = sumUp(files.filter(({ url }) => !lazy.includes(url)));
    const firstView = sumUp(files);
    expect(overBudget(route, { firstScreenBytes: firstScreen.bytes }), firstScreen.list).toEqual(
      [],
    );
    expect(overBudget(route, { firstViewBytes: firstView.bytes }), firstView.list).toEqual([]);
    await session.send('Network.emulateNetworkConditions', { ...unlimited, latency: 0 });
    for (const photo of await page.locator('main img:visible').all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toHaveJSProperty('complete', true);
    }
    await page.getByLabel('Message').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    const wholePage = sumUp(await weigh());
    expect(overBudget(route, { wholePageBytes: wholePage.bytes }), wholePage.list).toEqual([]);
  });
}
