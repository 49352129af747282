import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { OwnPreview } from './own-preview';
import { expect, expectReady, saveData, test, thorough } from './site';

// lib/html-first/ knows nothing of this site, so it is tried on another one as well.
const site = 'lib/html-first/second-site';
const built = join(site, 'out');
const plain = join(site, '.next-plain-export');

function build(environment: Record<string, string>) {
  execFileSync('npx', ['next', 'build', site], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
    stdio: 'pipe',
  });
}

/** Bytes of all scripts that a page has run, inline ones included. */
async function scriptBytes(page: Page, address: string): Promise<number> {
  const files: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    files.push(response.body().then((body) => body.byteLength));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const inline = await page
    .locator('script:not([src])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent?.length ?? 0));
  return [...(await Promise.all(files)), ...inline].reduce((sum, bytes) => sum + bytes, 0);
}

test.describe('a second site', { tag: thorough }, () => {
  test.describe.configure({ mode: 'serial' });
  const light = new OwnPreview(built);
  const unchanged = new OwnPreview(plain);

  test.beforeAll(async () => {
    // Two builds.
    test.setTimeout(180_000);
    build({ LIGHT: 'off' });
    rmSync(plain, { recursive: true, force: true });
    renameSync(built, plain);
    build({ LIGHT: 'on' });
    await light.open();
    await unchanged.open();
  });

  test.afterAll(async () => {
    await light.close();
    await unchanged.close();
  });

  test('carries at least 90 % less JavaScript before a touch', async ({ page, context }) => {
    await saveData(page);
    const bytes = await scriptBytes(page, light.address);
    const before = await scriptBytes(await context.newPage(), unchanged.address);
    console.log(`second site: ${bytes} bytes of script, ${before} without the adapter`);
    expect(bytes).toBeLessThan(before / 10);
  });

  test('its islands start when they are touched', async ({ page }) => {
    await page.goto(light.address);
    const counter = page.getByRole('button', { name: 'Counted 3' });
    await counter.hover();
    await expectReady(page, 'counter');
    await counter.click();
    await expect(page.getByRole('button', { name: 'Counted 4' })).toBeVisible();
    const clock = page.getByRole('button', { name: 'What time is it?' });
    await clock.focus();
    await expectReady(page, 'clock');
    await clock.press('Enter');
    await expect(page.getByRole('status')).toContainText(/^\d{4}-\d\d-\d\dT/);
  });

  test('its links, back and forward, titles, styles and pictures work', async ({ page }) => {
    await page.goto(light.address);
    await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(120, 20, 20)');
    const picture = page.getByAltText('A square');
    await expect(picture).toHaveJSProperty('naturalWidth', 40);
    const background = await page
      .getByRole('main')
      .evaluate((main) => /url\("(.*)"\)/.exec(getComputedStyle(main).backgroundImage)?.[1] ?? '');
    expect((await page.request.get(background)).status()).toBe(200);
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle('About | A second site');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A second site');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
    expect((await page.request.get(`${light.address}/nowhere`)).status()).toBe(404);
  });

  test('files that the adapter does not know are kept', () => {
    expect(readFileSync(join(built, 'verification.html'), 'utf8')).toContain('no page at all');
    expect(existsSync(join(built, 'about.txt'))).toBe(false);
  });
});
