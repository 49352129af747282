/**
 * Prepares the tests: finds or installs a browser, and builds the editor and the example farm. --all adds what only
 * thorough tests need: full Chromium, the owner's farm and three written farms.
 */
import { mkdirSync } from 'node:fs';
import { run, stop } from '../../command-line.mjs';
import * as folders from '../../folders.mjs';
import { buildOwnersPreview, buildPreview } from '../preview/build-preview.mjs';
import { provideChromium } from './chromium';
import { writeFarm } from './written-farms';

const isThorough = process.argv.includes('--all');
await provideChromium();
if (isThorough) await provideChromium('full');
const editor = { EDITOR_REPOSITORY: 'example/farm', SITE_FOLDER: folders.editorFolder };
const env = { ...process.env, ...editor };
if (!(await run('npm', ['run', 'editor', '--', '--build'], { env }))) {
  stop('The editor could not be built: fix the errors above and run the command again.');
}
// Both test runners write their report here, and Jest does not create the folder.
mkdirSync('test-results', { recursive: true });
await buildPreview(folders.previewFolder);
if (isThorough) {
  await buildOwnersPreview();
  const writtenFarms = {
    open: folders.openFarmFolders,
    needed: folders.neededFarmFolders,
    full: folders.fullFarmFolders,
  } as const;
  for (const farm of ['open', 'needed', 'full'] as const) {
    const { facts, site } = writtenFarms[farm];
    writeFarm(farm, facts);
    // With a live site's address, so that the pages may be indexed.
    const settings = { FACTS_FOLDER: facts, NEXT_PUBLIC_SITE_URL: 'https://www.farm.co.za' };
    await buildPreview(site, settings);
  }
}
