/** Installs the packages that package-lock.json names, unless exactly these are installed. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { takeBuildLock } from './build-lock.mjs';
import { run, stop } from './command-line.mjs';

// Written by npm as the last step of an installation.
const installedLock = 'node_modules/.package-lock.json';
// Deleted with the packages, so it says that these ones have built the site.
const builtMark = 'node_modules/.built';
const options = [
  // Whatever NODE_ENV or npm's own settings leave out.
  '--include=dev',
  '--include=optional',
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

/**
 * `npm ci` refuses a lock file that lacks another system's optional binaries; `npm install` without saving
 * takes the same versions and leaves the lock file alone.
 */
async function install() {
  console.log('Installing packages, which takes a minute or two');
  // Without a network npm tries each of the packages again and again, for minutes; its cache may have them all.
  const isConnected = await run('npm', ['ping', '--fetch-retries=0', '--silent'], {
    isQuiet: true,
  });
  const all = isConnected ? options : ['--offline', ...options];
  return (await run('npm', ['ci', ...all])) || (await run('npm', ['install', '--no-save', ...all]));
}

export async function installPackages() {
  if (areInstalled()) return;
  const release = await takeBuildLock();
  // Another command may have installed them meanwhile.
  const isInstalled = areInstalled() || (await install());
  release();
  if (isInstalled) return;
  stop(
    'The packages could not be installed: check the network, the room on the disk and the lines above, then run the command again.',
  );
}

/** Notes that the site was built with the packages as they are. */
export function trustPackages() {
  if (existsSync('node_modules')) writeFileSync(builtMark, '');
}

/**
 * After a command that failed: unless these packages have ever built the site, the next command installs
 * them again, since npm counts what a full disk has damaged as installed.
 * @returns {boolean} whether the packages may be damaged
 */
export function distrustPackages() {
  if (existsSync(builtMark)) return false;
  rmSync(installedLock, { force: true });
  return true;
}
