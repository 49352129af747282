/** `npm run build`: checks what goes in, lets Next export it, and adds what hosts and visitors need. */

import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import nextEnvironment from '@next/env';
import { site } from '@/content/site';
import { readBuildDay } from '@/lib/facts/days';
import { factsFolder } from '@/lib/facts/farms.mjs';
import type { OpenQuestion } from '@/lib/facts/questions';
import { factsIn, readFacts } from '@/lib/facts/read';
import { listingsOn } from '../../../for-sale/listings';
import { deleteUnlisted } from '../../../photos/encode-missing';
import { encodedPhoto } from '../../../photos/manifest';
import { describeError } from '../../../site/describe-error';
import { readEnvironment } from '../../../site/environment';
import { takeBuildLock } from '../../build-lock.mjs';
import { run, stop } from '../../command-line.mjs';
import { findMistakes, photosOf } from '../../find-mistakes';
import { buildFolder } from '../../folders.mjs';
import { distrustPackages, trustPackages } from '../../install-packages.mjs';
import { readOpenQuestions } from '../../owner/open-questions';
import { compressTexts } from './compress-texts';
import { licencesText } from './licences';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

await takeBuildLock();
const problems = (await findMistakes()).map(
  ({ file, sentence }) => `${factsFolder}/${file}.json: ${sentence}`,
);
try {
  readEnvironment();
} catch (error) {
  problems.unshift(describeError(error));
}
if (problems.length > 0) stop(problems.join('\n'));

const nextBuild: [string, string[]] =
  process.env.LIGHT === 'off' ? ['npx', ['next', 'build']] : ['node', ['lib/html-first/build.mjs']];
// The earlier build stays in place until the new one is complete.
const newFolder = `.preview/new-${basename(buildFolder)}`;
// Whatever NODE_ENV this shell sets: in development, next.config.mjs is another one.
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  SITE_FOLDER: newFolder,
} as const;
const { facts } = readFacts(factsIn(factsFolder, readBuildDay()));
const list = facts['for-sale'];
const listings = Object.entries(listingsOn(readBuildDay(), list));
const routes = listings.flatMap(([route, lots]) => (lots.length > 0 ? [route] : []));
// The front page names what the others list.
if (routes.length > 0) routes.push('/');
const listDays = Object.fromEntries(routes.map((route) => [route, list.asOf]));
const sitemap = ['next-sitemap', '--config', 'lib/tools/site/build/sitemap-config.mjs'];
const isExported =
  (await run(...nextBuild, { environment })) &&
  (await run('npx', sitemap, {
    environment: { ...environment, LIST_DAYS: JSON.stringify(listDays) },
    isQuiet: true,
  }));
if (!isExported) {
  if (distrustPackages()) {
    console.error(
      'If the lines above name a package, make room on the disk, delete node_modules/ and run the command again.',
    );
  }
  process.exit(1);
}
trustPackages();

writeFileSync(`${newFolder}/licences.txt`, licencesText(site.name));
// Encoded files of photos that no page shows are left out.
const shown = photosOf(facts).map(({ file }) => encodedPhoto(file));
deleteUnlisted(`${newFolder}/photos`, shown);
compressTexts(newFolder);
rmSync(buildFolder, { recursive: true, force: true });
mkdirSync(dirname(buildFolder), { recursive: true });
renameSync(newFolder, buildFolder);

/** Open questions by their files, each of which is named once. */
function listByFile(questions: readonly OpenQuestion[]): string {
  const files = [...new Set(questions.map(({ file }) => file))];
  const labelsOf = (name: string) =>
    questions.flatMap(({ file, label }) => (file === name ? label : []));
  return files
    .map((file) => `  ${factsFolder}/${file}.json: ${labelsOf(file).join('; ')}`)
    .join('\n');
}

const { needed, others } = readOpenQuestions();
if (needed.length > 0) {
  console.log(`
In preparation: the example farm stands in for what is open, and search engines are kept away, until these are
answered:
${listByFile(needed)}`);
}
if (others.length > 0) console.log(`\n${others.length} questions can wait: the editor lists them.`);
