/**
 * `npm run editor` opens the editor for the checkout on this computer; `npm run editor -- --build` writes out-editor/,
 * the editor to put on an address of its own.
 */
import { basename, resolve } from 'node:path';
import nextEnvironment from '@next/env';
import { stop } from '../../command-line.mjs';
import { Preview } from '../../site/preview/preview-server';
import { buildEditor } from './build-editor';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

const repository = process.env.EDITOR_REPOSITORY ?? '';

if (process.argv.includes('--build')) {
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    stop(
      'The editor needs EDITOR_REPOSITORY: set it to the repository on GitHub, such as owner/farm, in the environment or in .env.local.',
    );
  }
  const folder = process.env.SITE_FOLDER || 'out-editor';
  await buildEditor(folder, repository);
  console.log(`${folder}/ is the editor: docs/deploying.md says where to put it.`);
} else {
  const folder = '.preview/editor-here';
  // The editor asks for a folder by the second part of the name.
  await buildEditor(folder, repository || `here/${basename(resolve('.'))}`);
  const server = new Preview(folder);
  await server.open(Number(process.env.PORT || 3001));
  console.log(`Editor: ${server.address}\nOpen it in Chrome or Edge and choose ${resolve('.')}.`);
}
