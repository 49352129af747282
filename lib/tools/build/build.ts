/** `npm run build`: checks what goes in, lets Next export it, and adds what hosts and visitors need. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import nextEnvironment from '@next/env';
import { factsFolder } from '@/content/shapes';
import { site } from '@/content/site';
import { deleteUnlisted } from '../../photos/encode-missing';
import { encodedPhoto } from '../../photos/manifest';
import { describeError } from '../../site/describe-error';
import { readEnvironment } from '../../site/environment';
import { findMistakes } from '../check-facts/find-mistakes';
import { run, stop } from '../command-line.mjs';
import { compressTexts } from '../compress-texts';
import { buildFolder } from '../folders.mjs';
import { licencesText, securityText } from './added-files';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

const problems = await findMistakes();
try {
  readEnvironment(process.env);
} catch (error) {
  problems.unshift(describeError(error));
}
if (problems.length > 0) stop(problems.join('\n'));

// Imported late, because these modules read the facts, which have to be checked first.
const { facts, openQuestions } = await import('@/content/facts');
const { everyPhoto } = await import('@/content/photos');

const nextBuild: [string, string[]] =
  process.env.LIGHT === 'off' ? ['npx', ['next', 'build']] : ['node', ['lib/html-first/build.mjs']];
// The earlier build stays in place until the new one is complete.
const newFolder = `.preview/new-${basename(buildFolder)}`;
const environment = { ...process.env, SITE_FOLDER: newFolder };
const isExported =
  run(...nextBuild, environment) &&
  run('npx', ['next-sitemap', '--config', 'next-sitemap.config.mjs'], environment);
if (!isExported) process.exit(1);

const { siteUrl } = readEnvironment(process.env);
const { email } = facts.farm;
if (email) {
  mkdirSync(`${newFolder}/.well-known`, { recursive: true });
  writeFileSync(`${newFolder}/.well-known/security.txt`, securityText(email, siteUrl, new Date()));
}
writeFileSync(`${newFolder}/licences.txt`, licencesText(site.name));
// Encoded files of photos that no page shows any more are left out.
deleteUnlisted(
  `${newFolder}/photos`,
  everyPhoto.map(({ file }) => encodedPhoto(file)),
);
compressTexts(newFolder);
rmSync(buildFolder, { recursive: true, force: true });
mkdirSync(dirname(buildFolder), { recursive: true });
renameSync(newFolder, buildFolder);

const missing = openQuestions.filter(({ isNeededToGoLive }) => isNeededToGoLive);
if (missing.length > 0) {
  console.log(`
Every page asks search engines to stay away until these are answered (npm run launch-check asks them):
${missing.map(({ file, label }) => `  ${factsFolder}/${file}.json: ${label}`).join('\n')}`);
}
