import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run, stop } from './run.mjs';

const lockFile = 'package-lock.json';
const installedMark = 'node_modules/.lock-hash';
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Installs what package-lock.json names, unless exactly that is installed already. */
export function installPackages() {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === wanted) return;
  console.log('Installing packages ...');
  // `npm ci` refuses a lock file that lacks another system's optional binaries; `npm install`
  // without saving takes the same versions and leaves the lock file alone.
  if (!run('npm', ['ci', ...quiet]) && !run('npm', ['install', '--no-save', ...quiet])) {
    stop(
      'The packages could not be installed: check the network and the lines above, then run the command again.',
    );
  }
  writeFileSync(installedMark, wanted);
}
