import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { isOwnRequest, listen } from '../local-servers';
import { Inbox } from './inbox';

// Cloudflare's default for files that no rule of `_headers` covers.
const defaultHeaders = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/**
 * Parses a folder's `_headers`, in Cloudflare's format. A pattern is a path that may end in `*`, such as `/photos/*`.
 * `! ` before a name removes a header that an earlier rule has set.
 */
export function readHeaderRules(folder: string) {
  const file = `${folder}/_headers`;
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8').replace(/^(#.*)?\n/gm, '');
  return text.split(/\n(?=\S)/).map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const headers = lines.map((line) => {
      const [name = '', value = ''] = line.trim().split(/:\s+(.*)/);
      return [name, value] as const;
    });
    return { pattern, headers };
  });
}

/** The headers, by name, that a host should send with a path. */
export function headersFor(
  rules: ReturnType<typeof readHeaderRules>,
  path: string,
): Readonly<Record<string, string>> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  const all: Record<string, string> = { ...defaultHeaders };
  for (const [name, value] of matching.flatMap(({ headers }) => headers)) {
    if (name.startsWith('! ')) delete all[name.slice(2)];
    else all[name] = value;
  }
  return all;
}

/** Serves a built site like a static host, with the headers of `_headers`. */
function serveFolder(folder: string) {
  // The local editor has no 404.html.
  const missingPage = join(folder, '404.html');
  const setHeaders = (response: ServerResponse, path: string) =>
    response.setHeaders(new Map(Object.entries(headersFor(readHeaderRules(folder), path))));
  return sirv(folder, {
    // Reads the folder on every request, because a build may replace it.
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

/** Serves a built site or the editor, with an inbox instead of the email service. */
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

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts listening, by default on a free port, or on the same port as before. */
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
    // The local editor writes files, so no other site may call it.
    if (!isOwnRequest(request.headers, this.#port)) {
      response.writeHead(403).end('The preview only answers at its own origin.');
      return;
    }
    const [path = ''] = (request.url ?? '').split('?');
    const isAnswered = await this.answer(request, response, path);
    if (!isAnswered) this.#answerFromFolder(request, response);
  }

  /** Answers requests for anything but files. @returns whether it did */
  protected answer(request: IncomingMessage, response: ServerResponse, path: string) {
    return this.inbox.answer(request, response, path);
  }
}
