/** Installs the packages that package-lock.json names, unless exactly these are installed. */
import { readFileSync } from 'node:fs';
import { run, stop } from './command-line.mjs';

// Written by npm as the last step of an installation.
const installedLock = 'node_modules/.package-lock.json';
const options = [
  // Whatever NODE_ENV or npm's own settings leave out.
  '--include=dev',
  '--include=optional',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/**
 * @typedef {{ readonly version?: string, readonly integrity?: string, readonly optional?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Readonly<Record<string, LockedPackage>>}
 */
function packagesIn(file) {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by npm, before zod is installed
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return lock.packages;
}

function areInstalled() {
  /** @type {Readonly<Record<string, LockedPackage>>} */
  let installed;
  try {
    installed = packagesIn(installedLock);
  } catch {
    // There is none, or a full disk cut it off.
    return false;
  }
  return Object.entries(packagesIn('package-lock.json')).every(([path, locked]) => {
    const found = installed[path];
    // The project itself has no entry; optional packages are mostly of other systems.
    if (!found) return path === '' || locked.optional;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

export async function installPackages() {
  if (areInstalled()) return;
  console.log('Installing packages, which takes a minute or two ...');
  // `npm ci` refuses a lock file that lacks another system's optional binaries; `npm install` without
  // saving takes the same versions and leaves the lock file alone.
  const isInstalled =
    (await run('npm', ['ci', ...options])) ||
    (await run('npm', ['install', '--no-save', ...options]));
  if (isInstalled) return;
  stop(
    'The packages could not be installed: check the network, the room on the disk and the lines above, then run the command again.',
  );
}
