/**
 * `npm run desk` opens the desk for the checkout on this computer; `npm run desk:build` writes out-desk/,
 * the desk to put on an address of its own.
 */
import { basename, resolve } from 'node:path';
import nextEnvironment from '@next/env';
import { stop } from '../../command-line.mjs';
import { Preview } from '../../site/preview/preview-server';
import { buildDesk } from './build-desk';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

const repository = process.env.DESK_REPOSITORY ?? '';

if (process.argv.includes('--build')) {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    stop(
      'The desk needs DESK_REPOSITORY: set it to the repository on GitHub, such as owner/farm, in the environment or in .env.local.',
    );
  }
  const folder = process.env.SITE_FOLDER || 'out-desk';
  await buildDesk(folder, repository);
  console.log(`${folder}/ holds the desk: docs/deploying.md says where to put it.`);
} else {
  const folder = '.preview/desk-here';
  // The desk asks for a folder by the second part of the name.
  await buildDesk(folder, repository || `here/${basename(resolve('.'))}`);
  const server = new Preview(folder);
  await server.open(Number(process.env.PORT || 3001));
  console.log(`Desk: ${server.address}\nOpen it in Chrome or Edge and choose ${resolve('.')}.`);
}
