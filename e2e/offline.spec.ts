import type { Page } from '@playwright/test';
import { fieldSettings } from '../lib/enquiry/fields';
import { neededFarmFolders } from '../scripts/folders.mjs';
import { Preview } from '../scripts/preview/preview-server';
import { expect, expectReady, pathsAskedBy, simulateArrival, thorough } from './fixtures';
import { test } from './own-preview';
import { calculator, openCalculator } from './seed-calculator';

// Caching the whole site takes long on a busy machine.
test.describe.configure({ timeout: 60_000 });

test.use({
  serviceWorkers: 'allow',
  // Photos are not cached, because that would cost visitors data, so offline they fail to load.
  allowedErrors: { patterns: [/Failed to load resource/, /^404: no page at/] },
});

/** The state of the service worker, and the names of its caches. */
async function offlineState(page: Page) {
  return page.evaluate(async () => {
    const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const isInstalling = Boolean(installing || waiting);
    return { worker: active?.state, isInstalling, caches: await caches.keys() };
  });
}

const isCached = async (page: Page) => (await offlineState(page)).worker === 'activated';

/** Visits the garlic page until the service worker has cached the site. */
async function visit(page: Page): Promise<void> {
  await simulateArrival(page);
  await page.goto('/garlic');
  await expect.poll(() => isCached(page), { timeout: 25_000 }).toBe(true);
}

test('after one visit the whole site works without a server', async ({ page, preview, form }) => {
  await visit(page);
  await preview.close();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { seeds, value } = await openCalculator(page, 'variety=shani&seeds=20000');
  await expect(value('Land needed')).toContainText('660 m²');
  await seeds.fill('40000');
  await expect(value('Land needed')).toContainText('1 320 m²');
  await form.message.fill('Good day');
  await expect(form.section).toContainText(`8/${fieldSettings.message.maxLength}`);
  await expect(page).toHaveURL(/seeds=40000/);
  await expect(page.goto('/nowhere')).rejects.toThrow(/ERR_/);
});

test('a slow connection caches nothing before use', { tag: thorough }, async ({ page }) => {
  await simulateArrival(page, 640);
  const scripts = pathsAskedBy(page, 'script');
  await page.goto('/garlic');
  const { seeds } = calculator(page);
  expect(scripts).toEqual([]);
  await seeds.scrollIntoViewIfNeeded();
  await expectReady(page, 'seed-calculator');
  expect(scripts).toEqual([expect.stringMatching(/seed-calculator\.js$/)]);
  await seeds.fill('5000');
  await expect.poll(() => isCached(page)).toBe(true);
});

test('a new release replaces the cached one', { tag: thorough }, async ({ page, preview }) => {
  await visit(page);
  const before = await offlineState(page);
  const release = new Preview(neededFarmFolders.site);
  await preview.close();
  await release.open(Number(new URL(preview.origin).port));
  // While the network answers, the service worker never serves a cached page.
  await page.reload();
  const newName = page.getByRole('contentinfo').getByText('Ansie Kliprand', { exact: true });
  await expect(newName).toBeVisible();
  const caches = [...before.caches, expect.stringMatching(/^offline-[0-9a-f]{16}$/)];
  const after = { worker: 'activated', isInstalling: false, caches };
  await expect.poll(() => offlineState(page)).toEqual(after);
  await release.close();
  await page.reload();
  await expect(newName).toBeVisible();
});

test('a silent server leaves the cached page', { tag: thorough }, async ({ page, preview }) => {
  await visit(page);
  await preview.close();
  preview.isSilent = true;
  await preview.open();
  await page.goto('/bonsmara', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Cattle Gallery' })).toBeVisible();
});

test('the service worker does not cache the editor', { tag: thorough }, async ({
  page,
  preview,
}) => {
  await visit(page);
  await preview.close();
  for (const path of ['/edit', '/edit/', '/edit/facts']) {
    // The browser's own error; a failed service worker response would be ERR_FAILED.
    await expect(page.goto(path), path).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  }
});

test('a redirect to a sign-in is followed', { tag: thorough }, async ({ page, preview }) => {
  await visit(page);
  preview.signInPath = '/bonsmara';
  // The browser follows the redirect to a port where nothing listens.
  await expect(page.goto('/bonsmara')).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});
