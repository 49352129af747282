/**
 * `npm run build` checks facts, photos and settings, has Next export the site, and adds the licences.
 * PREVIEW=1 builds a preview, which may lack needed answers.
 */

import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import nextEnvironment from '@next/env';
import { site } from '@/content/shared-text';
import { readFacts, readFiles } from '@/facts/read';
import { factsFolder, isPreview, readBuildDay, siteFolder } from '@/facts/settings.mjs';
import { listingsOn } from '@/lib/for-sale/listings';
import { deleteUnlisted } from '@/lib/photos/encode-missing';
import { encodedPhoto } from '@/lib/photos/manifest';
import { readEnvironment } from '@/lib/site/environment';
import { run, stop } from '@/scripts/command-line.mjs';
import { dayInSouthAfrica } from '@/text/days';
import { compressTexts } from './compress-texts';
import { findProblems, listReasonsToWait, photosOf } from './find-problems';
import { licencesText } from './licences';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

if (process.cwd().includes('#')) {
  stop(`Next cannot build in ${process.cwd()}: move the project to a path without “#”.`);
}
const problems = await findProblems();
if (problems.length > 0) stop(problems.join('\n'));

// Builds into a new folder, so that the previous build stays until this one is complete.
const newFolder = `.preview/new-${basename(siteFolder)}`;
// NODE_ENV=development from the shell would change next.config.mjs.
const env = {
  ...process.env,
  NODE_ENV: 'production',
  SITE_FOLDER: newFolder,
  // Parsed as for the pages: next-sitemap would keep spaces around it.
  NEXT_PUBLIC_SITE_URL: readEnvironment().siteUrl.origin,
} as const;
const files = readFiles(factsFolder);
const day = readBuildDay(dayInSouthAfrica(new Date()));
const { facts } = readFacts(files, day, { isPreview: isPreview() });
const list = facts['for-sale'];
const listings = Object.entries(listingsOn(day, list));
const routes = listings.flatMap(([route, lots]) => (lots.length > 0 ? [route] : []));
// The home page sums up the lists of the other pages.
if (routes.length > 0) routes.push('/');
const listDays = Object.fromEntries(routes.map((route) => [route, list.asOf]));
const sitemap = ['next-sitemap', '--config', 'scripts/build/sitemap-config.mjs'];
const isExported =
  (await run('node', ['node_modules/next/dist/bin/next', 'build'], { env })) &&
  (await run('npx', sitemap, {
    env: { ...env, LIST_DAYS: JSON.stringify(listDays) },
    stdio: ['ignore', 'ignore', 'inherit'],
  }));
if (!isExported) process.exit(1);

writeFileSync(`${newFolder}/licences.txt`, licencesText(site.name));
// Deletes photos that no page shows.
const photos = photosOf(facts).map(({ file }) => encodedPhoto(file));
deleteUnlisted(`${newFolder}/photos`, photos);
// The host compresses; the preview server does not.
if (isPreview() && siteFolder !== 'out') compressTexts(newFolder);
rmSync(siteFolder, { recursive: true, force: true });
mkdirSync(dirname(siteFolder), { recursive: true });
renameSync(newFolder, siteFolder);

if (isPreview()) {
  const reasons = listReasonsToWait(files).map((reason) => `\n- ${reason}`);
  if (reasons.length > 0) console.log(`\nThe site is in preparation:${reasons.join('')}`);
}
