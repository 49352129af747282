import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { OwnPreview } from './own-preview';
import { expect, expectReady, test, thorough } from './site';

const site = 'e2e/second-site';

/** Copies the site and the adapter into a folder, beside another release of Next. */
function copyBeside(nextVersion: string, folder: string): void {
  rmSync(`${folder}/lib`, { recursive: true, force: true });
  rmSync(`${folder}/e2e`, { recursive: true, force: true });
  const filter = (path: string) => !/\/(\.next|out)$/.test(path);
  for (const path of ['lib/html-first', site, 'tsconfig.json']) {
    cpSync(path, `${folder}/${path}`, { recursive: true, filter });
  }
  // Without a package.json npm would install into the folder above.
  writeFileSync(`${folder}/package.json`, '{}');
  // This Next checks types by the compiler of TypeScript, which version 7 does not offer.
  const packages = [`next@${nextVersion}`, 'typescript@5'];
  const install = ['install', '--no-save', '--no-audit', '--no-fund', ...packages];
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' });
}

// lib/html-first/ knows nothing of this site, so it is tried on another one as well, with the Next of
// this project and with the oldest that it takes.
for (const { name, nextVersion, folder } of [
  { name: 'a second site', nextVersion: null, folder: '.' },
  { name: 'a second site on the oldest Next', nextVersion: '16.2', folder: '.preview/next-16.2' },
]) {
  test.describe(name, { tag: thorough }, () => {
    test.describe.configure({ mode: 'serial' });
    const preview = new OwnPreview(`${folder}/${site}/out`);

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      if (nextVersion) copyBeside(nextVersion, folder);
      execFileSync('node', ['lib/html-first/build.mjs', site], {
        cwd: folder,
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
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

    test('its links, the way back, titles, styles and pictures work', async ({ page }) => {
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
      expect((await page.request.get(`${preview.address}/nowhere`)).status()).toBe(404);
    });
  });
}
