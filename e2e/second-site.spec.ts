import { execFileSync } from 'node:child_process';
import { OwnPreview } from './own-preview';
import { expect, expectReady, test, thorough } from './site';

// lib/html-first/ knows nothing of this site, so it is tried on another one as well.
const folder = 'lib/html-first/second-site';

test.describe('a second site', { tag: thorough }, () => {
  test.describe.configure({ mode: 'serial' });
  const preview = new OwnPreview(`${folder}/out`);

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    execFileSync('npx', ['next', 'build', folder], {
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', LIGHT: 'on' },
      stdio: 'pipe',
    });
    await preview.open();
  });

  test.afterAll(() => preview.close());

  test('its islands start when they are touched', async ({ page }) => {
    await page.goto(preview.address);
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
    await page.goto(preview.address);
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
    expect((await page.request.get(`${preview.address}/nowhere`)).status()).toBe(404);
  });
});
