import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, stop } from './run.mjs';

const startMilliseconds = 30_000;
// The shell is the same engine without a window's worth of browser around it: twice as fast here.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** @returns {string[]} where the system's own browsers stand, in the order of preference */
function systemBrowsers() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return systemNames
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
}

/** @param {string} path */
function starts(path) {
  return spawnSync(path, ['--version'], { timeout: startMilliseconds }).status === 0;
}

/**
 * A Chromium that starts on this machine: the one CHROMIUM_PATH names, Playwright's own, or the
 * system's.
 * @returns {Promise<string | undefined>} its path
 */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers()];
  return candidates.find((path) => path && starts(path));
}

/** @returns {boolean} whether the system's package manager has installed a Chromium */
function installFromSystem() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return false;
  if (!run('apt-get', ['update', '-q'])) return false;
  return ['chromium-headless-shell', 'chromium'].some((browser) =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', browser, 'fonts-liberation']),
  );
}

/** Sees to it that a Chromium can be started, fetching one if need be. */
export async function provideChromium() {
  if (await findChromium()) return;
  console.log('No Chromium found: fetching one ...');
  run('npx', ['playwright', 'install', 'chromium']);
  if (await findChromium()) return;
  installFromSystem();
  if (await findChromium()) return;
  stop(
    'No Chromium was found or could be fetched: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run the command again.',
  );
}
