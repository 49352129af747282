/**
 * Makes a preview ready to serve, on a bare machine, in one go: installs what is missing and builds.
 * With --browser it sees to a browser for tests, builds the desk, and the filled farm in place of the
 * owner's, with --owner both; with --plain it also builds the filled farm without the adapter.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildPreview } from '../build-preview.mjs';
import { installFromSystem, run, stop } from '../command-line.mjs';
import { deskFolder, ownerFolder, plainFolder, previewFolder } from '../folders.mjs';

const installedMark = 'node_modules/.lock-hash';
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Installs what package-lock.json names, unless exactly that is installed already. */
function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
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

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node ${process.versions.node} is too old for this site: install Node 20.19 or newer.`);
}
installPackages();
const isForTests = process.argv.includes('--browser');
if (isForTests) {
  const { provideChromium } = await import('../chromium.mjs');
  await provideChromium();
  // For the tests of `npm run deploy`.
  const uploadPrograms = ['/usr/bin/lftp', '/usr/lib/openssh/sftp-server'];
  if (!uploadPrograms.every((program) => existsSync(program))) {
    installFromSystem('lftp', 'openssh-sftp-server');
  }
  const settings = { DESK_REPOSITORY: 'example/farm', SITE_FOLDER: deskFolder };
  if (!run('npm', ['run', 'desk:build'], { ...process.env, ...settings })) {
    stop(
      'The desk could not be built: correct what the lines above name and run the command again.',
    );
  }
  buildPreview(previewFolder);
}
if (!isForTests || process.argv.includes('--owner')) {
  buildPreview(ownerFolder, { FACTS_FOLDER: '', BUILD_DAY: '' });
}
if (process.argv.includes('--plain')) buildPreview(plainFolder, { LIGHT: 'off' });
// Both test runners leave their report here, and one of them does not make the folder.
mkdirSync('test-results', { recursive: true });
