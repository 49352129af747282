/** Ends a build: what hosts need beside the pages, and compressed copies of all text. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nextEnvironment from '@next/env';
import { farm } from '@/content/farm';
import { site } from '@/content/site';
import { readEnvironment } from '../env';
import { fileAddresses } from '../html-first/export-files';
import { apacheFile } from './apache';
import { readBuiltSite } from './built-site';
import { headersFile } from './headers-file';
import { licencesText } from './licences';
import { nginxFile } from './nginx';
import { precompress } from './precompress';
import { securityText } from './security-text';

const folder = 'out';

nextEnvironment.loadEnvConfig(process.cwd(), false, {
  info: () => undefined,
  error: console.error,
});
const { siteUrl } = readEnvironment(process.env);

mkdirSync(join(folder, '.well-known'), { recursive: true });
writeFileSync(
  join(folder, '.well-known/security.txt'),
  securityText(farm.email, siteUrl, new Date()),
);
writeFileSync(join(folder, 'licences.txt'), licencesText(site.name));
precompress(folder, fileAddresses(folder));

const built = readBuiltSite(folder);
writeFileSync(join(folder, '_headers'), headersFile(built));
writeFileSync(join(folder, '.htaccess'), apacheFile(built));
writeFileSync(join(folder, '.nginx.conf'), nginxFile(built));
