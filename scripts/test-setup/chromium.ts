/** Finds or installs Chromium for the tests. */
import { type SpawnOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run, stop } from '../command-line.mjs';

const fullNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The name and version of a browser; empty if it does not start. */
function versionOf(path: string): string {
  if (!existsSync(path)) return '';
  const { stdout, status } = spawnSync(path, ['--version'], { timeout: 30_000, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/**
 * Finds a browser that starts: CHROMIUM_PATH, else a headless shell, which needs half the CPU time, else full Chromium.
 * @returns its path; empty if none starts
 */
export function findChromium(): string {
  const { CHROMIUM_PATH = '', PATH = '' } = process.env;
  const installed = (name: string) => PATH.split(delimiter).map((folder) => join(folder, name));
  const playwrights = chromium.executablePath();
  // Playwright only returns the path of full Chromium.
  const playwrightsShell = playwrights.replace(
    /chromium-(\d+)\/chrome-([^/]+).*/,
    'chromium_headless_shell-$1/chrome-headless-shell-$2/chrome-headless-shell',
  );
  const shells = [playwrightsShell, ...installed('chromium-headless-shell')];
  const paths = [CHROMIUM_PATH, ...shells, playwrights, ...fullNames.flatMap(installed)];
  return paths.find(versionOf) ?? '';
}

const quietly: SpawnOptions = {
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  // `provideChromium` reports a failure in one sentence.
  stdio: 'ignore',
};

/** Finds a browser, downloads Playwright's or, as root on Debian, installs Debian's. Prints which. */
export async function provideChromium(): Promise<void> {
  if (!findChromium()) {
    console.log("Found no Chromium: downloading Playwright's");
    await run('npx', ['playwright', 'install', '--only-shell', 'chromium'], quietly);
  }
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log("Installing Debian's packages chromium-headless-shell and fonts-liberation");
    const packages = ['chromium-headless-shell', 'fonts-liberation'];
    // A new machine has no package lists.
    await run('apt-get', ['update'], quietly);
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quietly);
  }
  const path = findChromium();
  if (path) console.log(`Found Chromium: ${versionOf(path)}, ${path}.`);
  else {
    stop(
      'The tests found no Chromium and could not install it: install Chromium or Google Chrome, or set CHROMIUM_PATH, and run the command again.',
    );
  }
}
