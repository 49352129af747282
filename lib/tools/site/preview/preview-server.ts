import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { listen } from '../../local-servers';
import { headersFor, readHeaderRules } from './built-site';
import { Inbox } from './inbox';

/** Serves a built site as a good host does, with the headers of `_headers`. */
function serveFolder(folder: string) {
  // The editor has none.
  const missingPage = join(folder, '404.html');
  const setHeaders = (response: ServerResponse, address: string) =>
    response.setHeaders(new Map(Object.entries(headersFor(readHeaderRules(folder), address))));
  return sirv(folder, {
    // Reads the folder on every request, since the site may have been rebuilt.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders,
    onNoMatch(_request, response) {
      setHeaders(response, '/404.html');
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(existsSync(missingPage) ? readFileSync(missingPage) : undefined);
    },
  });
}

/**
 * Whether a request names this machine as its host and comes from its own pages. Other sites' scripts, and
 * other names that resolve to this machine, must not reach the inbox.
 */
function isForUs({ host = '', origin }: IncomingHttpHeaders): boolean {
  const isOurs = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  return isOurs && (origin ?? host).replace(/^https?:\/\//, '') === host;
}

/** Serves a built site or the editor as a static host would, with an inbox instead of the email service. */
export class Preview {
  readonly inbox = new Inbox();
  readonly #answerFromFolder;
  readonly #server = createServer((request, response) => {
    this.handle(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url} failed:`, error);
      response.destroy();
    });
  });
  #port = 0;

  constructor(folder: string) {
    this.#answerFromFolder = serveFolder(folder);
  }

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts listening, on a free port by default; when opened again, at the same address. */
  async open(port = this.#port): Promise<void> {
    this.#port = await listen(this.#server, port);
  }

  /** Stops listening and closes open connections. */
  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close().closeAllConnections();
    await closed;
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isForUs(request.headers)) {
      response.writeHead(403).end('The preview only answers at its own address.');
      return;
    }
    const [path = ''] = (request.url ?? '').split('?');
    const isAnswered = await this.answer(request, response, path);
    if (!isAnswered) this.#answerFromFolder(request, response);
  }

  /** Answers requests that are not for a file. @returns whether it did */
  protected answer(request: IncomingMessage, response: ServerResponse, path: string) {
    return this.inbox.answer(request, response, path);
  }
}
