/** The browser of the tests: a whole Chromium. A headless shell never keeps a page to go back to. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, stop } from '../../command-line.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * @param {string | undefined} path
 * @returns {string} what the browser says of itself; empty where it does not start
 */
function versionOf(path) {
  if (!path || !existsSync(path)) return '';
  const { stdout, status } = spawnSync(path, ['--version'], { timeout: 30_000, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
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
  const paths = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed];
  return paths.find(versionOf) ?? '';
}

/** Installs the package of Debian or Ubuntu, where this user may. */
async function installFromSystem() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log("Installing Debian's packages chromium and fonts-liberation with apt-get");
  const options = ['-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  if (await run('apt-get', ['update', '-q'])) await run('apt-get', ['install', ...options]);
}

async function installFromPlaywright() {
  console.log('No Chromium found: fetching the one of Playwright');
  await run('npx', ['playwright', 'install', '--no-shell', 'chromium']);
}

/** Makes sure that a Chromium can be started, and prints which: it installs one where there is none. */
export async function provideChromium() {
  if (!(await findChromium())) await installFromPlaywright();
  if (!(await findChromium())) await installFromSystem();
  const path = await findChromium();
  if (path) console.log(`The tests run in ${versionOf(path)}, ${path}.`);
  else {
    stop(
      'No Chromium was found or could be fetched: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run the command again.',
    );
  }
}
