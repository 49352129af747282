import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OwnPreview } from './own-preview';
import { expect, expectReady, saveData, test, thorough } from './site';

// lib/html-first/ knows nothing of this site, so it is tried on another one as well.
const site = 'lib/html-first/second-site';
const built = `${site}/out`;
const plain = `${site}/.next-plain-export`;

function build(light: 'on' | 'off') {
  execFileSync('npx', ['next', 'build', site], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', LIGHT: light },
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
  const inline = await page.locator('script:not([src])').allTextContents();
  return inline.join('').length + (await Promise.all(files)).reduce((sum, bytes) => sum + bytes, 0);
}

test.describe('a second site', { tag: thorough }, () => {
  test.describe.configure({ mode: 'serial' });
  const light = new OwnPreview(built);
  const unchanged = new OwnPreview(plain);

  test.beforeAll(async () => {
    // Two builds.
    test.setTimeout(180_000);
    build('off');
    rmSync(plain, { recursive: true, force: true });
    renameSync(built, plain);
    build('on');
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
    const main = page.getByRole('main');
    await expect(main).toHaveCSS('color', 'rgb(120, 20, 20)');
    await expect(page.getByAltText('A square')).toHaveJSProperty('naturalWidth', 40);
    const background = await main.evaluate((box) => getComputedStyle(box).backgroundImage);
    const address = /url\("(.*)"\)/.exec(background)?.[1] ?? '';
    expect((await page.request.get(address)).status()).toBe(200);
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle('About | A second site');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A second site');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
    expect((await page.request.get(`${light.address}/nowhere`)).status()).toBe(404);
  });
});
