/**
 * `npm run build` checks facts, photos and settings, has Next export the site, and adds its licences.
 * PREVIEW=1 builds a preview, which may be in preparation.
 */

import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import nextEnvironment from '@next/env';
import { readBuildDay } from '@/content/facts/reading/days';
import { factsFolder } from '@/content/facts/reading/farms.mjs';
import { factsIn, readFacts } from '@/content/facts/reading/read';
import { site } from '@/content/site';
import { listingsOn } from '@/lib/for-sale/listings';
import { deleteUnlisted } from '@/lib/photos/encode-missing';
import { encodedPhoto } from '@/lib/photos/manifest';
import { isPreview } from '@/lib/site/environment';
import { run, stop } from '@/scripts/command-line.mjs';
import { buildFolder } from '@/scripts/folders.mjs';
import { compressTexts } from './compress-texts';
import { photosOf } from './find-mistakes';
import { findProblems, readOpenQuestions } from './find-problems';
import { licencesText } from './licences';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

const problems = await findProblems();
if (problems.length > 0) stop(problems.join('\n'));

// The previous build stays until the new one is complete.
const newFolder = `.preview/new-${basename(buildFolder)}`;
// A NODE_ENV of `development` in the shell would change next.config.mjs.
const env = {
  ...process.env,
  NODE_ENV: 'production',
  SITE_FOLDER: newFolder,
} as const;
const { facts } = readFacts(factsIn(factsFolder, readBuildDay()));
const list = facts['for-sale'];
const listings = Object.entries(listingsOn(readBuildDay(), list));
const routes = listings.flatMap(([route, lots]) => (lots.length > 0 ? [route] : []));
// The front page says what the other pages list.
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
// Photos that no page shows stay out of the build.
const photos = photosOf(facts).map(({ file }) => encodedPhoto(file));
deleteUnlisted(`${newFolder}/photos`, photos);
// The host compresses; the preview server does not.
if (isPreview() && buildFolder !== 'out') compressTexts(newFolder);
rmSync(buildFolder, { recursive: true, force: true });
mkdirSync(dirname(buildFolder), { recursive: true });
renameSync(newFolder, buildFolder);

const { needed, others } = readOpenQuestions();
if (needed.length > 0) {
  const files = [...new Set(needed.map(({ file }) => file))];
  const labelsOf = (name: string) =>
    needed.flatMap(({ file, label }) => (file === name ? label : []));
  console.log(`
The site is in preparation: the example farm fills the gaps, and search engines are told not to list it.
It can go live once you answer these questions in ${factsFolder}/:
${files.map((file) => `  ${file}.json: ${labelsOf(file).join('; ')}`).join('\n')}`);
}
if (others.length > 0) console.log(`\n${others.length} questions can wait: the editor lists them.`);
