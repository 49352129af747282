import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { OwnPreview } from './own-preview';
import { expect, expectReady, test, thorough } from './site';

const site = 'e2e/second-site';

/**
 * Copies the site and the adapter into a folder outside this project, where they find the packages of the
 * adapter's own list and the oldest release of Next that it takes.
 */
function copyOutside(folder: string): void {
  const filter = (path: string) => !/\/(\.next|out)$/.test(path);
  for (const path of ['lib/html-first', site, 'tsconfig.json']) {
    cpSync(path, `${folder}/${path}`, { recursive: true, filter });
  }
  const own = { private: true, workspaces: ['lib/html-first'] };
  writeFileSync(`${folder}/package.json`, JSON.stringify(own));
  // This Next checks types by the compiler of TypeScript, which version 7 does not offer.
  const packages = ['next@16.2', 'react@19', 'react-dom@19', 'typescript@5'];
  const types = ['@types/node@20', '@types/react@19', '@types/react-dom@19'];
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', [...install, ...packages, ...types], { cwd: folder, stdio: 'pipe' });
}

// lib/html-first/ knows nothing of this site, so it is tried on another one as well.
for (const name of ['a second site', 'a second site outside the project, on the oldest Next']) {
  test.describe(name, { tag: thorough }, () => {
    test.describe.configure({ mode: 'serial' });
    const isOutside = name.includes('outside');
    const folder = isOutside ? `${tmpdir()}/second-site-${process.env.TEST_PORT}` : '.';
    const preview = new OwnPreview(`${folder}/${site}/out`);

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      if (isOutside) copyOutside(folder);
      execFileSync('node', ['lib/html-first/build.mjs', site], {
        cwd: folder,
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
        stdio: 'pipe',
      });
      await preview.open();
    });

    test.afterAll(async () => {
      await preview.close();
      if (isOutside) rmSync(folder, { recursive: true, force: true });
    });

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
