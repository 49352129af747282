/**
 * `npm run editor` serves the editor on this checkout; `npm run editor -- --build` adds it to the built site, as
 * out/edit/, and builds the Worker into out-worker/.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import nextEnvironment from '@next/env';
import { refuse } from '@/editor/failures';
import { respond } from '@/editor/operations';
import { editorPath } from '@/editor/protocol';
import { siteFolder } from '@/facts/settings.mjs';
import { describeError } from '@/lib/site/describe-error';
import { stop } from '../command-line.mjs';
import { openOnPort } from '../local-servers';
import { Preview } from '../preview/preview-server';
import { buildPage, buildWorker } from './build-editor';
import { GithubStandIn } from './github-stand-in';

nextEnvironment.loadEnvConfig('.', false, { info: () => undefined, error: console.error });

/** Serves the editor, and runs the Worker's operations on this checkout instead of GitHub. */
class LocalEditor extends Preview {
  readonly #checkout = new GithubStandIn('.');

  protected override async answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ) {
    if (`${path}/` === editorPath) {
      response.writeHead(307, { Location: editorPath }).end();
      return true;
    }
    const { method = 'GET', headers } = request;
    const body = method === 'GET' ? null : new Uint8Array(await buffer(request));
    const asked = new Request(new URL(path, this.origin), { method, body });
    for (const [name, value] of Object.entries(headers)) asked.headers.set(name, String(value));
    const answer = await respond(this.#checkout.session, asked).catch(refuse);
    if (!answer) return false;
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(new Uint8Array(await answer.arrayBuffer()));
    return true;
  }
}

async function serve(): Promise<void> {
  const folder = '.preview/local-editor';
  await buildPage(`${folder}/edit`);
  const server = new LocalEditor(folder);
  // Its own default port, so that a preview of the site can run beside it.
  await openOnPort('npm run editor', (port) => server.open(port), 3001);
  console.log(`Editor: ${server.origin}${editorPath}`);
}

async function build(): Promise<void> {
  // Beside the site's folder: everything in it is public.
  await buildWorker(`${siteFolder}-worker`);
  await buildPage(`${siteFolder}/edit`);
  console.log(
    `${siteFolder}/edit/ contains the editor: docs/deploying.md says how to put it online.`,
  );
}

await (process.argv.includes('--build') ? build() : serve()).catch((error: unknown) =>
  stop(describeError(error)),
);
