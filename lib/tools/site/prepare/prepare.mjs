/**
 * Makes a bare machine ready, in one go: installs what is missing, and builds the owner's farm to be
 * served. With --example it builds the example farm instead, with --packages nothing. With --browser it
 * provides a browser for tests, and builds the editor and the example farm as tests see it; with --owner
 * the owner's farm too; with --all also the farms and the plain export that only some tests need.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildPreview } from '../../build-preview.mjs';
import { run, runWithSigns, stop } from '../../command-line.mjs';
import * as folders from '../../folders.mjs';

const installedMark = 'node_modules/.lock-hash';
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
const isWanted = (/** @type {string} */ option) => process.argv.includes(option);

/** Installs what package-lock.json names, unless exactly that is installed already. */
async function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === wanted) return;
  process.stdout.write('Installing packages, which takes a minute or two ');
  // `npm ci` refuses a lock file that lacks another system's optional binaries; `npm install`
  // without saving takes the same versions and leaves the lock file alone.
  const isInstalled =
    (await runWithSigns('npm', ['ci', ...quiet])) ||
    (await runWithSigns('npm', ['install', '--no-save', ...quiet]));
  process.stdout.write('\n');
  if (!isInstalled) {
    stop(
      'The packages could not be installed: check the network and the lines above, then run the command again.',
    );
  }
  writeFileSync(installedMark, wanted);
}

async function provideForTests() {
  const { provideChromium } = await import('../../chromium.mjs');
  await provideChromium();
  const settings = { EDITOR_REPOSITORY: 'example/farm', SITE_FOLDER: folders.editorFolder };
  if (!run('npm', ['run', 'editor:build'], { ...process.env, ...settings })) {
    stop(
      'The editor could not be built: correct what the lines above name and run the command again.',
    );
  }
  // Both test runners leave their report here, and one of them does not make the folder.
  mkdirSync('test-results', { recursive: true });
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node ${process.versions.node} is too old for this site: install Node 20.19 or newer.`);
}
await installPackages();
const isForTests = isWanted('--browser');
if (isForTests) {
  await provideForTests();
  buildPreview(folders.previewFolder);
}
const isServed = !isForTests && !isWanted('--packages') && !isWanted('--example');
if (isServed || isWanted('--owner')) {
  buildPreview(folders.ownerFolder, { FACTS_FOLDER: '', BUILD_DAY: '' });
}
if (isWanted('--example')) buildPreview(folders.exampleFolder, { BUILD_DAY: '' });
if (isWanted('--all')) {
  buildPreview(folders.plainFolder, { LIGHT: 'off' });
  if (!run('npx', ['tsx', 'lib/testing/write-farms.ts'])) process.exit(1);
  for (const { facts, site } of [folders.openFarm, folders.neededFarm]) {
    // A live site's address and identifiers: only then do search engines find what is ready.
    buildPreview(site, { FACTS_FOLDER: facts, NEXT_PUBLIC_SITE_URL: 'https://www.farm.co.za' });
  }
}
