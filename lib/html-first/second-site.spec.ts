import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const here = import.meta.dirname;
const origin = 'http://second.site';

/**
 * Copies the site into a folder outside this project, with the adapter as npm packs it, the adapter's own
 * dependencies, and the oldest Next that it supports.
 * @returns the folder
 */
function copyOutside(): string {
  const folder = mkdtempSync(join(tmpdir(), 'second-site-'));
  const run = (command: string, ...options: string[]) =>
    execFileSync(command, options, { cwd: folder, stdio: 'pipe' });
  run('npm', 'pack', here);
  run('tar', '-xzf', 'html-first-1.0.0.tgz');
  // npm would install them for a workspace; the package's users do not get them.
  run('npm', 'pkg', 'delete', 'devDependencies', '--prefix', 'package');
  const filter = (path: string) => !/\/(\.next|out)$/.test(path);
  cpSync(join(here, 'second-site'), join(folder, 'second-site'), { recursive: true, filter });
  const own = { private: true, workspaces: ['package'] };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  // This Next needs the compiler API of TypeScript, which version 7 lacks.
  const packages = ['next@16.2', 'react@19', 'react-dom@19', 'typescript@5'];
  const types = ['@types/node@20', '@types/react@19', '@types/react-dom@19'];
  const options = ['--no-audit', '--no-fund', '--prefer-offline'];
  run('npm', 'install', ...options, ...packages, ...types);
  return folder;
}

/** Serves a folder to a page. @returns the paths that the page has requested, and the missing ones */
async function serve(page: Page, folder: string) {
  const [asked, missing]: [string[], string[]] = [[], []];
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = folder + (pathname === '/' ? '/index.html' : pathname);
    const isThere = existsSync(file);
    (isThere ? asked : missing).push(pathname);
    return route.fulfill(isThere ? { path: file } : { status: 404 });
  });
  return { asked, missing };
}

async function expectAllWorks(page: Page): Promise<void> {
  let letThrough = () => {};
  const arrival = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`${origin}/islands/**`, async (route) => {
    await arrival;
    await route.fallback();
  });
  await page.goto(origin);
  // Three presses before the module arrives count once.
  for (let press = 0; press < 3; press += 1)
    await page.getByRole('button', { name: 'Counted 3' }).click();
  letThrough();
  await page.getByRole('button', { name: 'Counted 4' }).click();
  await expect(page.getByRole('button', { name: 'Counted 5' })).toBeVisible();
  await expect(page.getByAltText('The same, as large as its frame')).toHaveCSS(
    'position',
    'absolute',
  );
  await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(120, 20, 20)');
}

test('a second site works elsewhere, on the oldest Next', { tag: '@thorough' }, async ({
  page,
}) => {
  test.setTimeout(300_000);
  const folder = copyOutside();
  execFileSync('npx', ['next', 'build', 'second-site'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
  });
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  const { asked, missing } = await serve(page, join(folder, 'second-site/out'));
  await expectAllWorks(page);
  expect({ missing, errors }).toEqual({ missing: [], errors: [] });
  expect(asked).toContainEqual(expect.stringMatching(/\/picture\..*png$/));
  rmSync(folder, { recursive: true });
});
