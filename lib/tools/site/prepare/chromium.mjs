/** Finds or installs the browser of the tests: full Chromium, since its headless shell has no back/forward cache. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, stop } from '../../command-line.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * @param {string | undefined} path
 * @returns {string} its name and version; empty if it does not start
 */
function versionOf(path) {
  if (!path || !existsSync(path)) return '';
  const { stdout, status } = spawnSync(path, ['--version'], { timeout: 30_000, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, Playwright's or the system's.
 * @returns {Promise<string>} its path; empty if there is none
 */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  const paths = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed];
  return paths.find(versionOf) ?? '';
}

/** @type {import('node:child_process').SpawnOptions} */
const quietly = {
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  // `provideChromium` reports a failure in one sentence.
  stdio: 'ignore',
};

/** Downloads Playwright's Chromium. */
async function installFromPlaywright() {
  console.log("Found no Chromium: downloading Playwright's");
  await run('npx', ['playwright', 'install', '--no-shell', 'chromium'], quietly);
}

/** Installs Debian's Chromium, as root on Debian only. */
async function installFromSystem() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log("Installing Debian's packages chromium and fonts-liberation");
  const packages = ['-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  if (await run('apt-get', ['update'], quietly)) {
    await run('apt-get', ['install', ...packages], quietly);
  }
}

/** Finds a Chromium or installs one, and prints which. */
export async function provideChromium() {
  if (!(await findChromium())) await installFromPlaywright();
  if (!(await findChromium())) await installFromSystem();
  const path = await findChromium();
  if (path) console.log(`The tests run in ${versionOf(path)}, ${path}.`);
  else {
    stop(
      'The tests found no Chromium and could not install one: install Chromium or Google Chrome, or set CHROMIUM_PATH, and run the command again.',
    );
  }
}
