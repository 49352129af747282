/** Finds or installs the browser of the tests: full Chromium, since its headless shell has no back/forward cache. */
import { type SpawnOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run, stop } from '../../command-line.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The name and version of a browser; empty if it does not start. */
function versionOf(path: string | undefined): string {
  if (!path || !existsSync(path)) return '';
  const { stdout, status } = spawnSync(path, ['--version'], { timeout: 30_000, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/**
 * Finds a Chromium that starts: CHROMIUM_PATH, Playwright's or the system's.
 * @returns its path; empty if there is none
 */
export function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  const paths = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed];
  return paths.find(versionOf) ?? '';
}

const quietly: SpawnOptions = {
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  // `provideChromium` reports a failure in one sentence.
  stdio: 'ignore',
};

/** Downloads Playwright's Chromium. */
async function installFromPlaywright(): Promise<void> {
  console.log("Found no Chromium: downloading Playwright's");
  await run('npx', ['playwright', 'install', '--no-shell', 'chromium'], quietly);
}

/** Installs Debian's Chromium, as root on Debian only. */
async function installFromSystem(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log("Installing Debian's packages chromium and fonts-liberation");
  const packages = ['-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  if (await run('apt-get', ['update'], quietly)) {
    await run('apt-get', ['install', ...packages], quietly);
  }
}

/** Finds a Chromium or installs one, and prints which. */
export async function provideChromium(): Promise<void> {
  if (!findChromium()) await installFromPlaywright();
  if (!findChromium()) await installFromSystem();
  const path = findChromium();
  if (path) console.log(`The tests run in ${versionOf(path)}, ${path}.`);
  else {
    stop(
      'The tests found no Chromium and could not install one: install Chromium or Google Chrome, or set CHROMIUM_PATH, and run the command again.',
    );
  }
}
