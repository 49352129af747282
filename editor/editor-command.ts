/**
 * `npm run editor` opens the editor for the checkout on this computer; `npm run editor -- --build` writes out-editor/,
 * the editor to put on an address of its own.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import nextEnvironment from '@next/env';
import { stop } from '@/scripts/command-line.mjs';
import { openOnPort } from '@/scripts/local-servers';
import { Preview } from '@/scripts/preview/preview-server';
import { buildEditor } from './build-editor';
import { GithubStandIn } from './github-stand-in';
import { checkoutVersion } from './routes';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

/** Serves the editor, with the files of this checkout instead of GitHub. */
class LocalEditor extends Preview {
  readonly #github = new GithubStandIn('.', checkoutVersion);

  protected override async answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ) {
    const body = request.method === 'POST' ? await json(request) : undefined;
    const answer = this.#github.answer(path, body);
    if (!answer) return false;
    response.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer));
    return true;
  }
}

async function serveEditor(): Promise<void> {
  const folder = '.preview/local-editor';
  await buildEditor(folder, 'this/checkout');
  const server = new LocalEditor(folder);
  // Not the port of the site's previews, so that both can run.
  await openOnPort('npm run editor', (port) => server.open(port), 3001);
  console.log(`Editor: ${server.address}`);
}

async function writeFolder(): Promise<void> {
  const repository = process.env.EDITOR_REPOSITORY ?? '';
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    stop(
      'The editor needs EDITOR_REPOSITORY: set it to the repository on GitHub, such as owner/farm, in the environment or in .env.local.',
    );
  }
  const folder = process.env.SITE_FOLDER || 'out-editor';
  await buildEditor(folder, repository);
  console.log(`${folder}/ is the editor: docs/deploying.md says where to put it.`);
}

await (process.argv.includes('--build') ? writeFolder() : serveEditor());
