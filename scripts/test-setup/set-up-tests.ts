/**
 * Prepares the tests: provides a browser, and builds the editor and the example farm. --all also builds the farms of
 * thorough tests: the owner's, and a live one with only the needed answers.
 */
import { mkdirSync } from 'node:fs';
import { run, stop } from '../command-line.mjs';
import * as folders from '../folders.mjs';
import { buildOwnersPreview, buildPreview, previewEnvironment } from '../preview/build-preview.mjs';
import { provideChromium } from './chromium';
import { builtCommit, liveSettings, writeFarm } from './written-farms';

/** The host's settings for `main`: not a preview. */
const hostSettings = {
  ...liveSettings,
  // Spaces and a slash, as somebody may paste it.
  NEXT_PUBLIC_SITE_URL: ` ${liveSettings.NEXT_PUBLIC_SITE_URL}/ `,
  PREVIEW: '',
  WORKERS_CI_BRANCH: 'main',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com',
};

const isThorough = process.argv.includes('--all');
await provideChromium();
const env = {
  ...process.env,
  ...previewEnvironment,
  PREVIEW: '',
  WORKERS_CI_COMMIT_SHA: builtCommit,
  SITE_FOLDER: folders.editorFolder,
};
if (!(await run('npm', ['run', 'editor', '--', '--build'], { env }))) {
  stop('The editor could not be built: fix the errors above and run the command again.');
}
// Jest does not create the folder of its report.
mkdirSync('test-results', { recursive: true });
await buildPreview(folders.previewFolder);
if (isThorough) {
  await buildOwnersPreview();
  const { facts, site } = folders.neededFarmFolders;
  writeFarm('needed', facts);
  await buildPreview(site, { FACTS_FOLDER: facts, ...hostSettings });
}
