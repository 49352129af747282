/** The last step of a build: adds to out/ what hosts and visitors need beside the pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import nextEnvironment from '@next/env';
import { farm } from '@/content/farm';
import { site } from '@/content/site';
import { readEnvironment } from '../site/environment';
import { compressTexts, licencesText, securityText } from './added-files';
import { buildFolder } from './preview-build.mjs';

nextEnvironment.loadEnvConfig(process.cwd(), false, {
  info: () => undefined,
  error: console.error,
});
const { siteUrl } = readEnvironment(process.env);

mkdirSync(`${buildFolder}/.well-known`, { recursive: true });
writeFileSync(
  `${buildFolder}/.well-known/security.txt`,
  securityText(farm.email, siteUrl, new Date()),
);
writeFileSync(`${buildFolder}/licences.txt`, licencesText(site.name));
compressTexts(buildFolder);
