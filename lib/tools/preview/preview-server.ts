import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { headersFor, readBuiltSite, readHeaderRules } from '../built-site';
import { close, listen } from '../serving';
import { answerEmailRequest, type EmailService, emailPaths } from './email-service';
import type { Fault } from './faults';
import { Inbox, inboxPage } from './inbox';

const mediaTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
/** Compressed copies that a build puts beside its files, the smaller first. */
const copies = { br: '.br', gzip: '.gz' };

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Whether a request takes an encoding: `br` in `gzip, br`, but not in `gzip, br;q=0`. */
function takes({ headers }: IncomingMessage, encoding: string): boolean {
  const accepted = String(headers['accept-encoding'] ?? '');
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
}

function sendFile(request: IncomingMessage, response: ServerResponse, path: string): void {
  const content = readFileSync(path);
  const tag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
  response.setHeader('Content-Type', mediaTypes[extname(path)] ?? 'application/octet-stream');
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (response.statusCode === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  for (const [encoding, ending] of Object.entries(copies)) {
    if (!takes(request, encoding) || !existsSync(path + ending)) continue;
    response.setHeader('Content-Encoding', encoding);
    response.end(readFileSync(path + ending));
    return;
  }
  response.end(content);
}

/** Answers from the folder of a built site as a good host does, with the headers of `_headers`. */
function answerFromFolder(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: URL,
  folder: string,
): void {
  // Read anew each time: the site may have been built again since.
  const { pages } = readBuiltSite(folder);
  const rules = readHeaderRules(folder);
  const wanted = pathname.replace(/(^\/index)?(\.html|\/)?$/, '') || '/';
  const page = pages.find(({ address }) => address === wanted);
  const path = join(folder, page?.file ?? pathname);
  const isFound = isFile(path);
  const headers = headersFor(rules, isFound ? wanted : '/404.html');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (page && wanted !== pathname) {
    response.writeHead(301, { Location: wanted + search }).end();
    return;
  }
  response.statusCode = isFound ? 200 : 404;
  sendFile(request, response, isFound ? path : join(folder, '404.html'));
}

/** A built site, served as a static host would, with a stand-in for the email service beside it. */
export class Preview {
  protected readonly email: EmailService;
  readonly #server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url} failed:`, error);
      response.destroy();
    });
  });
  #port = 0;

  constructor(
    private readonly folder: string,
    fault: Fault | null = null,
  ) {
    this.email = { inbox: new Inbox(), fault };
  }

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Answers: on a free port at first unless one is given, and at the same address each time. */
  async open(port = this.#port): Promise<void> {
    this.#port = await listen(this.#server, port);
  }

  /** Refuses connections, and breaks those that stand. */
  async close(): Promise<void> {
    await close(this.#server);
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Joined rather than resolved: an address that begins with two slashes would name another host.
    const url = new URL(`http://localhost${request.url}`);
    const { inbox, fault } = this.email;
    if (emailPaths.includes(url.pathname)) {
      await answerEmailRequest(request, response, this.email);
    } else if (url.pathname === '/__inbox') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(inboxPage(inbox, fault));
    } else if (url.pathname === '/__inbox.json') {
      const messages = inbox.accepted(url.searchParams.get('from'));
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(messages));
    } else {
      answerFromFolder(request, response, url, this.folder);
    }
  }
}
