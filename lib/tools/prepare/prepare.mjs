/**
 * Makes the site ready to serve, on a bare machine, in one go: with --browser, to test too, and with
 * --plain, beside the export as Next makes it.
 */
import { mkdirSync } from 'node:fs';
import { buildSite } from './build.mjs';
import { installPackages } from './install.mjs';
import { stop } from './run.mjs';

const plainFolder = '.variants/plain';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  stop(`Node ${process.versions.node} is too old for this site: install Node 20.9 or newer.`);
}

installPackages();
if (process.argv.includes('--browser')) {
  const { provideChromium } = await import('./browser.mjs');
  await provideChromium();
}
// The export as Next makes it is the way back, so it is tried too. The light site comes last: it is
// the one to stay in out/.
if (process.argv.includes('--plain')) buildSite(plainFolder, { LIGHT: 'off' });
buildSite();
// Both test runners leave their report here, and one of them does not make the folder.
mkdirSync('test-results', { recursive: true });
