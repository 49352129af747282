import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromSystem, run, stop } from './command-line.mjs';

// The headless shell is the same engine without a user interface, and twice as fast.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** @param {string | undefined} path */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

/**
 * A Chromium that starts on this machine: the one CHROMIUM_PATH names, Playwright's own, or the
 * system's.
 * @returns {Promise<string>} its path; empty where there is none, and Playwright says what to install
 */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed].find(starts) ?? '';
}

/** Makes sure that a Chromium can be started, downloading one if necessary. */
export async function provideChromium() {
  if (await findChromium()) return;
  console.log('No Chromium found: fetching one ...');
  run('npx', ['playwright', 'install', 'chromium']);
  if (await findChromium()) return;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    installFromSystem(name, 'fonts-liberation');
    if (await findChromium()) return;
  }
  stop(
    'No Chromium was found or could be fetched: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run the command again.',
  );
}
