/** `npm run build`: checks what goes in, lets Next export it, and adds what hosts and visitors need. */
import { mkdirSync, writeFileSync } from 'node:fs';
import nextEnvironment from '@next/env';
import { farm } from '@/content/farm';
import { everyPhoto } from '@/content/photos';
import { site } from '@/content/site';
import { deleteUnlisted, encodeMissing } from '../photos/encode-missing';
import { encodedPhoto } from '../photos/manifest';
import { checkAllContent } from '../site/check-content';
import { describeError } from '../site/describe-error';
import { readEnvironment } from '../site/environment';
import { compressTexts, licencesText, securityText } from './added-files';
import { buildFolder, run, stop } from './preview-build.mjs';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

function problemsOf(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [describeError(error)];
  }
}

const problems = [
  ...problemsOf(() => readEnvironment(process.env)),
  ...problemsOf(checkAllContent),
  ...(await encodeMissing(everyPhoto, '.', console.log)).problems,
];
if (problems.length > 0) stop(problems.join('\n'));

const isExported =
  run('npx', ['next', 'build'], { ...process.env, SITE_FOLDER: buildFolder }) &&
  run('npx', ['next-sitemap', '--config', 'next-sitemap.config.mjs']);
if (!isExported) process.exit(1);

const { siteUrl } = readEnvironment(process.env);
mkdirSync(`${buildFolder}/.well-known`, { recursive: true });
writeFileSync(
  `${buildFolder}/.well-known/security.txt`,
  securityText(farm.email, siteUrl, new Date()),
);
writeFileSync(`${buildFolder}/licences.txt`, licencesText(site.name));
// Nothing of a photo that the pages no longer show goes online.
deleteUnlisted(
  `${buildFolder}/photos`,
  everyPhoto.map(({ file }) => encodedPhoto(file)),
);
compressTexts(buildFolder);
