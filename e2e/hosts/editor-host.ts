/** Runs the editor's Worker on Cloudflare's runtime, with one server that stands in for Access and GitHub. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type ClientRequest, createServer, IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { listen } from '@/scripts/local-servers';
import { Repository } from '../editor/editor-page';
import { expect } from '../fixtures';
import { readWorker, runHost } from './cloudflare';

export const githubToken = 'github_pat_secret';
export const audience = 'a1'.repeat(32);

const goodKey = await generateKeyPair('RS256', { extractable: true });
export const otherKey = await generateKeyPair('RS256');
const publicKey = await exportJWK(goodKey.publicKey);
/** The same key, for an algorithm that Access does not use. */
export const longHashKey = await importJWK(await exportJWK(goodKey.privateKey), 'RS512');
/** Access's keys, but without `alg`, which alone would refuse other algorithms. */
export const keySet = JSON.stringify({ keys: [{ ...publicKey, kid: 'key-1', use: 'sig' }] });

export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export const giving =
  (text: string): Answer =>
  (_request, response) =>
    void response.end(text);

/** Stands in for Access, GitHub and the deploy hook. */
export class Upstream {
  readonly #server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    if (url === '/cdn-cgi/access/certs') return void this.keys(request, response);
    this.asked.push(`${method} ${url}`);
    this.tokens.add(headers.authorization);
    return void this.github(request, response);
  });
  repository = new Repository();
  /** How Access's key endpoint answers. */
  keys = giving(keySet);
  /** The requests to GitHub, and their tokens. */
  readonly asked: string[] = [];
  readonly tokens = new Set<string | undefined>();

  readonly fromRepository: Answer = async (request, response) => {
    const content = await buffer(request);
    const body: unknown = content.length > 0 ? JSON.parse(String(content)) : undefined;
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const answer = await this.repository.answer(request.method ?? '', pathname, body);
    response.writeHead(answer.status, { 'Set-Cookie': 'github=1' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };

  github = this.fromRepository;

  /** The requests to GitHub that write. */
  get changes(): readonly string[] {
    return this.asked.filter((asked) => !asked.startsWith('GET ') && asked !== 'POST /graphql');
  }

  reset(): void {
    this.asked.length = 0;
    this.keys = giving(keySet);
    this.github = this.fromRepository;
    rmSync(this.repository.folder, { recursive: true });
    this.repository = new Repository();
  }

  async open(): Promise<string> {
    return `http://localhost:${await listen(this.#server)}`;
  }

  close(): void {
    this.#server.close().closeAllConnections();
    rmSync(this.repository.folder, { recursive: true });
  }
}

export function claims(issuer: string, audienceOf = audience): SignJWT {
  const jwt = new SignJWT({ email: 'owner@farm.example' });
  return jwt.setIssuer(issuer).setAudience(audienceOf).setExpirationTime('1h');
}

export const signed = (
  jwt: SignJWT,
  key: CryptoKey | Uint8Array = goodKey.privateKey,
  kid = 'key-1',
  alg = 'RS256',
) => jwt.setProtectedHeader({ alg, kid }).sign(key);

/** Runs the host; its Worker calls the stand-in instead of GitHub and Access. */
export async function runEditor(
  upstream: Upstream,
  settings: Readonly<Record<string, string>> = {},
) {
  const upstreamOrigin = await upstream.open();
  let replaced = 0;
  const worker = readWorker().replace(
    /https:\/\/(api\.github\.com|\$\{[\w.]+\}\.cloudflareaccess\.com)/g,
    () => {
      replaced += 1;
      return upstreamOrigin;
    },
  );
  expect(replaced).toBe(2);
  const { origin, stop } = await runHost(worker, {
    ACCESS_TEAM: 'your-farm',
    ACCESS_AUDIENCE: audience,
    GITHUB_TOKEN: githubToken,
    EDITOR_REPOSITORY: 'example/farm',
    ...settings,
  });
  const close = async () => {
    await stop();
    upstream.close();
  };
  const token = await signed(claims(upstreamOrigin));
  return { origin, upstream, issuer: upstreamOrigin, token, close };
}

export type Editor = Awaited<ReturnType<typeof runEditor>>;

/** The headers of every response at /edit. */
const editorHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

type Asked = Readonly<{ method?: string; body?: string; headers?: Record<string, string> }>;

/** Fetches from the runtime, with retries: its local proxy may drop the connection if the Worker leaves a body unread. */
export async function fetchFrom(url: string, init: RequestInit, attempts = 10): Promise<Response> {
  const signal = AbortSignal.timeout(5000);
  // Reads the body here, because it may be lost too.
  const whole = async (answer: Response) => new Response(await answer.arrayBuffer(), answer);
  const asked = fetch(url, { ...init, signal }).then(whole);
  const answer = await asked.catch(() => undefined);
  if (answer?.headers.has('cross-origin-resource-policy')) return answer;
  if (attempts > 1) return fetchFrom(url, init, attempts - 1);
  return answer ?? Response.error();
}

/** Sends a request as the editor's page does, with its Origin. No response may contain GitHub's token. */
export async function ask(
  { origin, token }: Pick<Editor, 'origin' | 'token'>,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
) {
  const sent = { 'Cf-Access-Jwt-Assertion': token, Origin: origin, ...headers };
  const init = { method, headers: sent, body: body ?? null, redirect: 'manual' } as const;
  const answer = await fetchFrom(origin + path, init);
  const text = await answer.text();
  const received = Object.fromEntries(answer.headers);
  expect.soft(JSON.stringify(received) + text).not.toContain(githubToken);
  expect.soft(received, `${method} ${path}`).toMatchObject(editorHeaders);
  expect.soft(received).not.toHaveProperty('set-cookie');
  return { status: answer.status, text, headers: received };
}

export const posting = (content: object) => ({ method: 'POST', body: JSON.stringify(content) });

/** The response to a request by `node:http`, which can set Host and Content-Length. */
export async function answerTo(asked: ClientRequest) {
  const responses: unknown[] = await once(asked, 'response');
  const [response] = responses;
  if (!(response instanceof IncomingMessage)) throw new Error('The request got no response.');
  return { status: response.statusCode, text: String(await buffer(response)) };
}
