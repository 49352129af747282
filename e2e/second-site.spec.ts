import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { OwnPreview } from './own-preview';
import { expect, expectReady, test, thorough } from './site';

const site = 'e2e/second-site';

/** Copies the site and the adapter beside another release of Next. @returns the folder of all. */
function copyBeside(nextVersion: string): string {
  const folder = `.preview/next-${nextVersion}`;
  for (const path of ['lib/html-first', site])
    rmSync(`${folder}/${path}`, { recursive: true, force: true });
  for (const path of ['lib/html-first', site, 'tsconfig.json']) {
    cpSync(path, `${folder}/${path}`, {
      recursive: true,
      filter: (name) => !/\/(\.next|out)$/.test(name),
    });
  }
  const install = ['install', '--no-save', '--no-audit', '--no-fund', `next@${nextVersion}`];
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' });
  return folder;
}

// lib/html-first/ knows nothing of this site, so it is tried on another one as well, with the Next of this
// project and with the oldest that it takes.
for (const [name, nextVersion] of [
  ['', null],
  [' on the oldest Next', '16.2'],
] as const)
  test.describe(`a second site${name}`, { tag: thorough }, () => {
    test.describe.configure({ mode: 'serial' });
    let preview: OwnPreview;

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      const folder = nextVersion ? copyBeside(nextVersion) : '.';
      execFileSync('node', ['lib/html-first/build.mjs', site], {
        cwd: folder,
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
        stdio: 'pipe',
      });
      preview = new OwnPreview(`${folder}/${site}/out`);
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
