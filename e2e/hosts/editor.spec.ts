/** Tries the editor's worker on Cloudflare's runtime; one server stands in for Access, GitHub and the site. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { sentenceFor } from '@/editor/failures';
import { graphqlPath, photoPath, versionPath } from '@/editor/routes';
import { editorFolder } from '@/scripts/folders.mjs';
import { listen } from '@/scripts/local-servers';
import { headersFor, readHeaderRules } from '@/scripts/preview/preview-server';
import { EditorOnPhone, Repository } from '../editor/editor-page';
import { test as base, expect, thorough } from '../fixtures';
import { runPages } from './cloudflare';

const githubToken = 'github_pat_secret';
const audience = 'the-audience';
const photo = `${photoPath}hero%20home.jpg`;

const goodKey = await generateKeyPair('RS256', { extractable: true });
const otherKey = await generateKeyPair('RS256');
const publicKey = await exportJWK(goodKey.publicKey);
/** The same key for an algorithm that Access does not use. */
const longHashKey = await importJWK(await exportJWK(goodKey.privateKey), 'RS512');
/** As Access sends them, but for `alg`, which would already refuse other algorithms. */
const keySet = JSON.stringify({ keys: [{ ...publicKey, kid: 'key-1', use: 'sig' }] });

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

function giving(text: string): Answer {
  return (_request, response) => void response.end(text);
}

/** Access, GitHub and the site. */
class Upstream {
  readonly #server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    if (url === '/cdn-cgi/access/certs') return void this.keys(request, response);
    if (url === '/version.txt') return void response.end(this.version);
    this.asked.push(`${method} ${url} ${headers.authorization}`);
    return void this.github(request, response);
  });
  /** The answers of Access and of GitHub. */
  keys = giving(keySet);
  github = giving('An answer of GitHub');
  version = '';
  /** What GitHub was asked. */
  readonly asked: string[] = [];

  async open(): Promise<string> {
    return `http://localhost:${await listen(this.#server)}`;
  }

  close(): void {
    this.#server.close().closeAllConnections();
  }
}

function claims(issuer: string, audienceOf = audience): SignJWT {
  const jwt = new SignJWT({ email: 'owner@farm.example' });
  return jwt.setIssuer(issuer).setAudience(audienceOf).setExpirationTime('1h');
}

const signed = (
  jwt: SignJWT,
  key: CryptoKey | Uint8Array = goodKey.privateKey,
  kid = 'key-1',
  alg = 'RS256',
) => jwt.setProtectedHeader({ alg, kid }).sign(key);

/** Runs the editor of these tests; its worker asks the stand-in instead of GitHub. */
async function runEditor(upstream: Upstream, settings: Readonly<Record<string, string>> = {}) {
  const address = await upstream.open();
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync(editorFolder, folder, { recursive: true });
  const worker = readFileSync(`${folder}/_worker.js`, 'utf8');
  expect(worker.split('https://api.github.com')).toHaveLength(2);
  writeFileSync(`${folder}/_worker.js`, worker.replace('https://api.github.com', address));
  const { origin, stop } = await runPages(folder, {
    ACCESS_TEAM: address,
    ACCESS_AUDIENCE: audience,
    GITHUB_TOKEN: githubToken,
    EDITOR_REPOSITORY: 'example/farm',
    SITE_URL: address,
    ...settings,
  });
  const close = async () => {
    await stop();
    upstream.close();
    rmSync(folder, { recursive: true });
  };
  return { origin, upstream, issuer: address, token: await signed(claims(address)), close };
}

type Editor = Awaited<ReturnType<typeof runEditor>>;

const { 'Cache-Control': _, ...pageHeaders } = headersFor(readHeaderRules(editorFolder), '/');

type Asked = Readonly<{ method?: string; body?: string; headers?: Record<string, string> }>;

/** Asks the editor as a browser does that sends its own origin; no answer may contain the token of GitHub. */
async function ask(
  { origin, token }: Pick<Editor, 'origin' | 'token'>,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
) {
  const sent = { 'Cf-Access-Jwt-Assertion': token, Origin: origin, ...headers };
  const init = { method, headers: sent, body: body ?? null, redirect: 'manual' } as const;
  const answer = await fetch(origin + path, init);
  const text = await answer.text();
  const received = Object.fromEntries(answer.headers);
  expect.soft(JSON.stringify(received) + text).not.toContain(githubToken);
  for (const [name, value] of Object.entries(pageHeaders)) {
    expect.soft(received[name.toLowerCase()], `${name} of ${method} ${path}`).toBe(value);
  }
  return { status: answer.status, text, headers: received };
}

const query = { method: 'POST', body: '{"query":"query"}' };

// In one worker, which starts the runtime once.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { editor: Editor }>({
  editor: [
    async ({}, use) => {
      const editor = await runEditor(new Upstream());
      await use(editor);
      await editor.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.beforeEach(({ editor: { upstream } }) => {
  upstream.asked.length = 0;
  upstream.github = giving('An answer of GitHub');
});

const expired = Math.floor(Date.now() / 1000) - 100;
const tokens: Record<string, (issuer: string) => string | Promise<string>> = {
  'no token': () => '',
  rubbish: () => 'a.b.c',
  'wrong audience': (issuer) => signed(claims(issuer, 'another-audience')),
  'wrong issuer': () => signed(claims('https://other.cloudflareaccess.com')),
  'expired token': (issuer) => signed(claims(issuer).setExpirationTime(expired)),
  'token without an end': (issuer) => signed(new SignJWT().setIssuer(issuer).setAudience(audience)),
  'another key': (issuer) => signed(claims(issuer), otherKey.privateKey),
  'unknown key': (issuer) => signed(claims(issuer), otherKey.privateKey, 'key-2'),
  'another algorithm': (issuer) => signed(claims(issuer), longHashKey, 'key-1', 'RS512'),
};

for (const [name, tokenFor] of Object.entries(tokens)) {
  test(`refuses ${name} at every address`, { tag: thorough }, async ({ editor }) => {
    const { origin, upstream, issuer } = editor;
    const stranger = { origin, token: await tokenFor(issuer) };
    for (const path of ['/', '/editor.js', '/nowhere', photo, versionPath]) {
      expect(await ask(stranger, path), path).toMatchObject({ status: 403 });
    }
    expect(await ask(stranger, graphqlPath, query)).toMatchObject({ status: 403 });
    expect(upstream.asked).toEqual([]);
  });
}

test('it serves the page, and passes on three requests', { tag: thorough }, async ({ editor }) => {
  const { upstream } = editor;
  const page = readFileSync(`${editorFolder}/index.html`, 'utf8');
  expect(await ask(editor, '/')).toMatchObject({ status: 200, text: page });
  let body = '';
  upstream.github = async (request, response) => {
    body = String(await buffer(request));
    response.setHeader('Content-Type', 'text/html').setHeader('Set-Cookie', 'github=1');
    response.end('An answer');
  };
  const answer = await ask(editor, graphqlPath, query);
  expect(answer).toMatchObject({ status: 200, text: 'An answer' });
  expect(answer.headers).toMatchObject({ 'content-type': 'application/octet-stream' });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(body).toBe(query.body);
  expect(await ask(editor, photo)).toMatchObject({ status: 200, text: 'An answer' });
  expect(upstream.asked).toEqual([
    `POST /graphql Bearer ${githubToken}`,
    `GET /repos/example/farm/contents/content/photos/hero%20home.jpg Bearer ${githubToken}`,
  ]);
  // The version of the site is read anew each time.
  for (upstream.version of ['a'.repeat(40), 'b'.repeat(40)]) {
    expect(await ask(editor, versionPath)).toMatchObject({ status: 200, text: upstream.version });
  }
});

const facts = '/github/repos/example/farm/contents/content/facts/farm.json';
const notAsked = {
  GET: [graphqlPath, photoPath, facts, '/github/user', '/site/index.html'],
  POST: ['/', photo, versionPath, `${graphqlPath}/`, '/github/repos/example/farm/git/refs'],
  PUT: [graphqlPath, photo],
  PATCH: [graphqlPath],
  DELETE: [photo, '/'],
  OPTIONS: [graphqlPath],
  HEAD: [photo],
};
const noPhotos = ['README.md', '..%2F..%2Fa.jpg', '..%5C..%5Ca.jpg', 'folder/photo.jpg'];
notAsked.GET.push(...noPhotos.map((name) => photoPath + name));

test('it refuses every other path and method', { tag: thorough }, async ({ editor }) => {
  for (const [method, paths] of Object.entries(notAsked)) {
    for (const path of paths) {
      const { status } = await ask(editor, path, { method });
      expect.soft(status, `${method} ${path}`).toBe(method === 'GET' ? 404 : 405);
    }
  }
  expect(editor.upstream.asked).toEqual([]);
});

test('it refuses other origins', { tag: thorough }, async ({ editor }) => {
  for (const origin of ['https://evil.example', 'null', editor.origin.replace(/\d$/, '')]) {
    const headers = { Origin: origin };
    expect(await ask(editor, graphqlPath, { ...query, headers })).toMatchObject({ status: 403 });
    expect(await ask(editor, photo, { headers })).toMatchObject({ status: 403 });
  }
  const unnamed = { method: 'POST', headers: { 'Cf-Access-Jwt-Assertion': editor.token } };
  expect(await fetch(editor.origin + graphqlPath, unnamed)).toMatchObject({ status: 403 });
  expect(editor.upstream.asked).toEqual([]);
});

/** 2100, in seconds. */
const farReset = '4102444800';

/** What GitHub answers: its status and headers; and what the page gets: its status and Retry-After. */
const answers: readonly (readonly [number, Record<string, string>, number, RegExp?])[] = [
  [401, {}, 502],
  [403, {}, 502],
  [404, {}, 502],
  [301, { location: 'https://evil.example' }, 502],
  [403, { 'retry-after': '90' }, 429, /^90$/],
  [403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': farReset }, 429, /^2\d{9}$/],
  [429, {}, 429],
  [409, {}, 409],
  [503, {}, 500],
];

test('it never passes on how GitHub refuses', { tag: thorough }, async ({ editor }) => {
  for (const [status, headers, wanted, wait] of answers) {
    editor.upstream.github = (_request, response) => {
      response.writeHead(status, headers).end(`Bearer ${githubToken}`);
    };
    for (const answer of [await ask(editor, graphqlPath, query), await ask(editor, photo)]) {
      const what = `${status} ${JSON.stringify(headers)}`;
      expect.soft(answer, what).toMatchObject({ status: wanted, text: sentenceFor(wanted) });
      expect.soft(answer.headers['content-type'], what).toMatch(/^text\/plain/);
      expect.soft(answer.headers['retry-after'] ?? '', what).toMatch(wait ?? /^$/);
    }
  }
  editor.upstream.github = (_request, response) => void response.destroy();
  expect(await ask(editor, photo)).toMatchObject({ status: 500 });
});

test('five photos of 2 MB are streamed to GitHub', { tag: thorough }, async ({ editor }) => {
  const { origin, token, upstream } = editor;
  const bytes = Buffer.alloc(13_500_000, 'A');
  let received: Buffer | undefined;
  const begun = new Promise<void>((resolve) => {
    upstream.github = async (request, response) => {
      request.once('data', () => resolve());
      received = await buffer(request);
      response.end('Saved');
    };
  });
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.subarray(1));
      await begun;
      controller.enqueue(bytes.subarray(0, 1));
      controller.close();
    },
  });
  const headers = { 'Cf-Access-Jwt-Assertion': token, Origin: origin };
  const sent = { method: 'POST', headers, body, duplex: 'half' } as const;
  const answer = await fetch(origin + graphqlPath, sent);
  expect(await answer.text()).toBe('Saved');
  expect(received?.length).toBe(bytes.length);
});

let own: Editor | undefined;
test.afterEach(async () => {
  await own?.close();
  own = undefined;
});

test('it refuses everybody while Access has no keys', { tag: thorough }, async () => {
  test.slow();
  const upstream = new Upstream();
  own = await runEditor(upstream);
  const unavailable: Answer[] = [
    (_request, response) => void response.writeHead(500).end(),
    giving('<h1>Maintenance</h1>'),
    (_request, response) => void response.destroy(),
  ];
  for (upstream.keys of unavailable) {
    expect(await ask(own, '/')).toMatchObject({ status: 503, text: sentenceFor(503) });
  }
  upstream.keys = giving(keySet);
  expect(await ask(own, '/')).toMatchObject({ status: 200 });
});

test('it refuses everybody while a setting is missing', { tag: thorough }, async () => {
  test.slow();
  own = await runEditor(new Upstream(), { ACCESS_AUDIENCE: '', GITHUB_TOKEN: '' });
  const text = expect.stringMatching(/^The editor needs ACCESS_AUDIENCE, GITHUB_TOKEN: /);
  expect(await ask(own, '/')).toMatchObject({ status: 500, text });
});

test.use({ allowedErrors: { patterns: [/Content Security Policy/] } });

test('the page saves under its own policy', { tag: thorough }, async ({ editor, page }) => {
  const { origin, token, upstream } = editor;
  const repository = new Repository();
  upstream.github = async (request, response) => {
    const content = await buffer(request);
    const body: unknown = content.length > 0 ? JSON.parse(String(content)) : undefined;
    response.end(JSON.stringify(repository.answer(`/github${request.url}`, body)));
  };
  await page.setExtraHTTPHeaders({ 'Cf-Access-Jwt-Assertion': token });
  const phone = new EditorOnPhone(page, origin);
  await page.goto(`${origin}/#prices`);
  await phone.field('Bed shaping, rand per hectare').fill('1350');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(phone.news).toHaveText('Saved. Publishing.');
  expect(repository.readFacts('prices')).toMatchObject({ bedShaping: 1350 });
  upstream.version = repository.head;
  await page.reload();
  await expect(phone.news).toHaveText(/^Live: /);
  const blocked = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        resolve(`${effectiveDirective} ${blockedURI}`),
      );
    });
    await fetch('https://api.github.com/user').catch(() => undefined);
    return violation;
  });
  expect(blocked).toBe('connect-src https://api.github.com/user');
  rmSync(repository.folder, { recursive: true });
});
