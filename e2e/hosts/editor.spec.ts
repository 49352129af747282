/** Tests the editor's Worker on Cloudflare's runtime. */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SignJWT } from 'jose';
import * as z from 'zod';
import { Failure } from '@/editor/failures';
import {
  editorPath,
  factsPath,
  photoAnswer,
  photosPath,
  saveAnswer,
  savePath,
} from '@/editor/protocol';
import { editorFolder } from '@/scripts/folders.mjs';
import { builtCommit, farms } from '@/scripts/test-setup/written-farms';
import { writeNumber } from '@/text/write-number';
import { EditorOnPhone } from '../editor/editor-page';
import { test as base, expect, thorough } from '../fixtures';
import {
  type Answer,
  answerTo,
  ask,
  audience,
  claims,
  type Editor,
  fetchFrom,
  githubToken,
  giving,
  keySet,
  longHashKey,
  otherKey,
  posting,
  runEditor,
  signed,
  Upstream,
} from './editor-host';

const photo = `${photosPath}/illustrations/hero-home.jpg`;

// In one Playwright worker, which starts the runtime once.
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

test.beforeEach(({ editor: { upstream } }) => upstream.reset());

const expired = Math.floor(Date.now() / 1000) - 100;
const tokens: Record<string, (issuer: string) => string | Promise<string>> = {
  'no token': () => '',
  rubbish: () => 'a.b.c',
  'wrong audience': (issuer) => signed(claims(issuer, 'another-audience')),
  'wrong issuer': () => signed(claims('https://other.cloudflareaccess.com')),
  'expired token': (issuer) => signed(claims(issuer).setExpirationTime(expired)),
  'token without an end': (issuer) => signed(new SignJWT().setIssuer(issuer).setAudience(audience)),
  'token without an email address': (issuer) =>
    signed(
      new SignJWT({ common_name: 'a service' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime('1h'),
    ),
  'another key': (issuer) => signed(claims(issuer), otherKey.privateKey),
  'unknown key': (issuer) => signed(claims(issuer), otherKey.privateKey, 'key-2'),
  'another algorithm': (issuer) => signed(claims(issuer), longHashKey, 'key-1', 'RS512'),
};

test('it refuses every other token at every path', { tag: thorough }, async ({ editor }) => {
  const { origin, upstream, issuer } = editor;
  for (const [name, tokenFor] of Object.entries(tokens)) {
    const stranger = { origin, token: await tokenFor(issuer) };
    const text = name === 'wrong audience' ? /ACCESS_AUDIENCE must be/ : /^You are not signed in/;
    const refused = { status: 403, text: expect.stringMatching(text) };
    for (const path of [
      '/edit',
      editorPath,
      '/edit/editor.js',
      '/edit/nowhere',
      photo,
      factsPath,
    ]) {
      expect.soft(await ask(stranger, path), `${name} ${path}`).toMatchObject(refused);
    }
    for (const path of [photosPath, savePath]) {
      expect.soft(await ask(stranger, path, posting({})), name).toMatchObject(refused);
    }
  }
  expect(upstream.asked).toEqual([]);
});

/** A save that is accepted. */
const goodSave = (editor: Editor) => ({
  head: editor.upstream.repository.head,
  facts: { prices: JSON.stringify({ ...farms.edited.prices, bedShapingRandPerHectare: 1350 }) },
  photos: {},
});

test('it serves the page, reads, and saves one commit', { tag: thorough }, async ({ editor }) => {
  const { upstream } = editor;
  const { repository } = upstream;
  const page = readFileSync(`${editorFolder}/edit/index.html`, 'utf8');
  expect(await ask(editor, editorPath)).toMatchObject({ status: 200, text: page });
  const moved = await ask(editor, '/edit');
  expect([moved.status, moved.headers.location]).toEqual([307, editorPath]);
  expect(await ask(editor, '/edit/nowhere')).toMatchObject({ status: 404 });

  const facts = await ask(editor, factsPath);
  expect(facts).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(facts.text)).toMatchObject({
    main: { oid: repository.head },
    live: { commit: builtCommit, isPreview: false },
  });
  const saved = await ask(editor, photo);
  expect(saved.headers).toMatchObject({ 'content-type': 'image/jpeg' });

  const bytes = Buffer.from('a photo').toString('base64');
  const sent = await ask(editor, photosPath, posting({ content: bytes, encoding: 'base64' }));
  const { sha: sentSha } = photoAnswer.parse(JSON.parse(sent.text));
  const photos = { 'pat-1abc.webp': sentSha };
  const before = repository.head;
  const answer = await ask(editor, savePath, posting({ ...goodSave(editor), photos }));
  expect(answer.status).toBe(200);
  expect(saveAnswer.parse(JSON.parse(answer.text)).commit).toBe(repository.head);
  expect(repository.commits[1]).toBe(before);
  expect(repository.message).toBe('Change prices\n\nSaved by owner@farm.example');
  expect(String(repository.read('content/photos/pat-1abc.webp'))).toBe('a photo');
  expect(repository.readFacts('prices')).toMatchObject({ bedShapingRandPerHectare: 1350 });
  const path = '/repos/example/farm';
  expect(upstream.asked).toEqual([
    'POST /graphql',
    `GET ${path}/contents/content/photos/illustrations/hero-home.jpg?ref=main`,
    `POST ${path}/git/blobs`,
    'POST /graphql',
    `POST ${path}/git/trees`,
    `POST ${path}/git/commits`,
    `PATCH ${path}/git/refs/heads/main`,
  ]);
  expect([...upstream.tokens]).toEqual([`Bearer ${githubToken}`]);
});

const sha = 'a'.repeat(40);
const { photos } = farms.edited;
const withMissingPhoto = { ...photos, owner: { ...photos.owner, file: 'gone.jpg' } };
/** Refused saves: how each differs from an accepted one, and the status. */
const refusedSaves: readonly (readonly [string, object, number])[] = [
  ['another repository', { repository: 'other/farm' }, 406],
  ['another branch', { branch: 'preview' }, 406],
  ['package.json', { facts: { '../../package': '{}' } }, 406],
  ['README.md', { facts: { 'README.md': '' } }, 406],
  ['an encoded slash', { facts: { '..%2f..%2fpackage': '{}' } }, 406],
  ['.github/', { facts: { '.github/workflows/test': '' } }, 406],
  ['a tenth file of facts', { facts: { orders: '{}' } }, 406],
  ['an inherited name', { facts: { constructor: '{}' } }, 406],
  [
    'a file that is no text',
    { facts: { prices: { mode: '120000', content: '/etc/passwd' } } },
    406,
  ],
  ...[
    'x.ts',
    '.env.jpg',
    'a\\b.jpg',
    'a\nb.jpg',
    'pat.jpg\n',
    '../pat.jpg',
    'folder/pat.jpg',
    'Pat.jpg',
    'pat.jpg.ts',
    `${'p'.repeat(61)}.jpg`,
  ].map((name) => [`a photo named ${name}`, { photos: { [name]: sha } }, 406] as const),
  ['a photo like one that is there', { photos: { 'hero-home.jpg': sha } }, 406],
  ['a photo that is no blob', { photos: { 'pat.jpg': '../main' } }, 406],
  ['a tree entry of another mode', { tree: [{ path: 'run', mode: '100755', content: '' }] }, 406],
  ['a head that is no commit', { head: 'main' }, 406],
  ['a head of a fork', { head: sha }, 409],
  ['a headline of its own', { headline: 'Change prices' }, 406],
  ['no file of facts', { facts: {} }, 406],
  ['a file that is no JSON', { facts: { prices: '{ plantingRandPerHectare: 1 }' } }, 406],
  ['a file that is no group', { facts: { prices: '[]' } }, 406],
  ['a price as a text', { facts: { prices: '{ "plantingRandPerHectare": "R2" }' } }, 406],
  ['a field of no file', { facts: { prices: '{ "orders": 1 }' } }, 406],
  ['a needed answer emptied', { facts: { farm: '{ "ownerName": "Pat Nel" }' } }, 406],
  ['a photo that is not there', { facts: { photos: JSON.stringify(withMissingPhoto) } }, 406],
  ['more than 200 KB', { facts: { prices: 'x'.repeat(201_000) } }, 413],
];

test('an invalid save changes nothing', { tag: thorough }, async ({ editor }) => {
  for (const [what, difference, status] of refusedSaves) {
    const answer = await ask(editor, savePath, posting({ ...goodSave(editor), ...difference }));
    expect.soft(answer.status, what).toBe(status);
    expect.soft(editor.upstream.changes, what).toEqual([]);
  }
  const older = goodSave(editor);
  editor.upstream.repository.commitFacts({ prices: {} });
  expect(await ask(editor, savePath, posting(older))).toMatchObject({ status: 409 });
  expect(await ask(editor, savePath, { method: 'POST', body: '{' })).toMatchObject({ status: 406 });
  expect(editor.upstream.changes).toEqual([]);
});

const notAsked = {
  GET: [
    savePath,
    photosPath,
    `${photosPath}/`,
    '/edit/facts/farm.json',
    '/edit/github/user',
    ...['README.md', '..%2F..%2Fa.jpg', '..%5C..%5Ca.jpg', 'folder/photo.jpg'].map(
      (name) => `${photosPath}/${name}`,
    ),
  ],
  POST: [editorPath, photo, factsPath, `${savePath}/`, '/edit/github/graphql', '/edit/graphql'],
  PUT: [savePath, photo],
  PATCH: [savePath],
  DELETE: [photo, editorPath],
  OPTIONS: [savePath],
  HEAD: [photo, factsPath],
};

test('it refuses every other path and method', { tag: thorough }, async ({ editor }) => {
  for (const [method, paths] of Object.entries(notAsked)) {
    for (const path of paths) {
      const { status } = await ask(editor, path, { method });
      // 307 redirects out of the editor.
      const wanted = method === 'GET' ? [404, 307] : [405];
      expect.soft(wanted, `${method} ${path}`).toContain(status);
    }
  }
  expect(editor.upstream.asked).toEqual([]);
});

test('it answers only requests from its own page', { tag: thorough }, async ({ editor }) => {
  const strangers: Record<string, string>[] = [
    ...['https://evil.example', 'null', editor.origin.replace(/\d$/, '')].map((Origin) => ({
      Origin,
    })),
    ...['cross-site', 'same-site', 'none'].map((site) => ({ 'Sec-Fetch-Site': site })),
  ];
  for (const headers of strangers) {
    for (const path of [factsPath, photo]) {
      expect(await ask(editor, path, { headers })).toMatchObject({ status: 403 });
    }
    for (const [path, body] of [
      [savePath, goodSave(editor)],
      [photosPath, {}],
    ] as const) {
      const answer = await ask(editor, path, { ...posting(body), headers });
      expect(answer).toMatchObject({ status: 403 });
    }
  }
  const unnamed = {
    ...posting(goodSave(editor)),
    headers: { 'Cf-Access-Jwt-Assertion': editor.token },
  };
  expect(await fetchFrom(editor.origin + savePath, unnamed)).toMatchObject({ status: 403 });
  expect(editor.upstream.asked).toEqual([]);
  // As when a link in an email opens the page.
  const headers = { 'Sec-Fetch-Site': 'none' };
  expect(await ask(editor, editorPath, { headers })).toMatchObject({ status: 200 });
});

test('the editor refuses other host names', { tag: thorough }, async ({ editor }) => {
  const { origin, token, upstream } = editor;
  for (const path of [editorPath, factsPath]) {
    const headers = { Host: 'farm.account.workers.dev', 'Cf-Access-Jwt-Assertion': token };
    const asked = request(origin + path, { headers }).end();
    const text = expect.stringMatching(
      /^This address is not the site’s: open https:\/\/localhost\/edit\/\./,
    );
    expect(await answerTo(asked)).toMatchObject({ status: 404, text });
  }
  expect(upstream.asked).toEqual([]);
});

const scheduled = z.function({ input: [z.unknown(), z.unknown()], output: z.promise(z.void()) });
const moduleSchema = z.object({ default: z.object({ scheduled }) });

const limitMessage = JSON.stringify({ message: 'You have exceeded a secondary rate limit.' });

/** GitHub's responses, and the status that the page gets. */
const answers: readonly (readonly [status: number, body: string, wanted: number])[] = [
  ...[401, 403, 404].map((status) => [status, '', 502] as const),
  [403, limitMessage, 429],
  [429, '', 429],
  [200, '{ "errors": [{ "type": "RATE_LIMIT" }] }', 429],
  [200, '<!doctype html>', 500],
  [409, '', 409],
  [422, '', 400],
  // Any unexpected status becomes 500.
  ...[204, 304, 402, 418, 451, 503].map((status) => [status, '', 500] as const),
];

test('it never forwards GitHub’s refusals', { tag: thorough }, async ({ editor }) => {
  for (const [status, body, wanted] of answers) {
    editor.upstream.github = (_request, response) => {
      response.writeHead(status).end(body || `Bearer ${githubToken}`);
    };
    const answer = await ask(editor, factsPath);
    const { message } = new Failure(wanted);
    expect.soft(answer, String(status)).toMatchObject({ status: wanted, text: message });
    expect.soft(answer.headers['content-type'], String(status)).toMatch(/^text\/plain/);
  }
  editor.upstream.github = (_request, response) => {
    response.writeHead(301, { location: 'https://evil.example' }).end();
  };
  expect(await ask(editor, factsPath)).toMatchObject({ status: 502 });
  editor.upstream.github = (_request, response) => void response.destroy();
  expect(await ask(editor, photo)).toMatchObject({ status: 500 });
  editor.upstream.github = (_request, response) => void response.writeHead(404).end();
  const text = expect.stringMatching(/^The farm’s files have no such photo\./);
  expect(await ask(editor, photo)).toMatchObject({ status: 404, text });
});

test('it waits ten seconds for GitHub', { tag: thorough }, async ({ editor }) => {
  const { origin, token, upstream } = editor;
  upstream.github = () => undefined;
  const headers = { 'Cf-Access-Jwt-Assertion': token };
  const begun = Date.now();
  const asked = request(origin + factsPath, { headers }).end();
  expect(await answerTo(asked)).toMatchObject({ status: 500 });
  expect(Date.now() - begun).toBeGreaterThan(9_000);
  expect(Date.now() - begun).toBeLessThan(20_000);
});

test('a photo is streamed to GitHub with its length', { tag: thorough }, async ({ editor }) => {
  const { origin, token, upstream } = editor;
  const bytes = 4_000_000;
  let length: string | undefined;
  const begun = new Promise<void>((resolve) => {
    upstream.github = async (request, response) => {
      length = request.headers['content-length'];
      request.once('data', () => resolve());
      const received = await buffer(request);
      response.end(JSON.stringify({ sha, url: githubToken, length: received.length }));
    };
  });
  const headers = { 'Cf-Access-Jwt-Assertion': token, Origin: origin };
  const sent = request(origin + photosPath, {
    method: 'POST',
    headers: { ...headers, 'Content-Length': bytes },
  });
  sent.write('A'.repeat(bytes / 2));
  await begun;
  sent.end('A'.repeat(bytes / 2));
  expect(await answerTo(sent)).toEqual({ status: 200, text: JSON.stringify({ sha }) });
  expect(length).toBe(String(bytes));
});

test('a body must have a length within its limit', { tag: thorough }, async ({ editor }) => {
  const { origin, token, upstream } = editor;
  const headers = { 'Cf-Access-Jwt-Assertion': token, Origin: origin };
  const statusOf = async (path: string) => {
    const body = new Blob(['{}']).stream();
    const unknown = { method: 'POST', headers, body, duplex: 'half' } as const;
    return (await fetch(origin + path, unknown)).status;
  };
  for (const path of [photosPath, savePath]) {
    // Wrangler's proxy answers 503 itself if the refusal arrives while it is still sending the body.
    await expect.poll(() => statusOf(path)).toBe(411);
  }
  const body = 'x'.repeat(10_000_001);
  expect(await ask(editor, photosPath, { method: 'POST', body })).toMatchObject({ status: 413 });
  expect(upstream.asked).toEqual([]);
});

test('the cron trigger calls the deploy hook', { tag: thorough }, async ({ editor }) => {
  const { issuer, upstream } = editor;
  upstream.github = giving('{"success":true}');
  // Outside the runtime, whose local cron trigger does not reach a Worker with assets.
  const module: unknown = await import(resolve(`${editorFolder}-worker/worker.js`));
  const { default: worker } = moduleSchema.parse(module);
  await worker.scheduled({}, {});
  expect(upstream.asked).toEqual([]);
  const settings = { DEPLOY_HOOK: `${issuer}/deploy-hook` };
  await worker.scheduled({}, settings);
  expect(upstream.asked).toEqual(['POST /deploy-hook']);
  for (const unsure of ['', '<!doctype html>', '{"success":false}']) {
    upstream.github = giving(unsure);
    await expect(worker.scheduled({}, settings)).rejects.toThrow('DEPLOY_HOOK answers 200: make');
  }
});

let own: Editor | undefined;
test.afterEach(async () => {
  await own?.close();
  own = undefined;
});

test('it refuses everybody while Access’s keys cannot be read', { tag: thorough }, async () => {
  test.slow();
  const upstream = new Upstream();
  own = await runEditor(upstream);
  const unavailable: Answer[] = [
    (_request, response) => void response.writeHead(500).end(),
    giving('<h1>Maintenance</h1>'),
    (_request, response) => void response.destroy(),
  ];
  const text = expect.stringMatching(/^We can’t check sign-ins right now: try again\./);
  for (upstream.keys of unavailable) {
    expect(await ask(own, editorPath)).toMatchObject({ status: 503, text });
  }
  upstream.keys = giving(keySet);
  expect(await ask(own, editorPath)).toMatchObject({ status: 200 });
});

test('it names each setting that is wrong', { tag: thorough }, async () => {
  test.slow();
  const wrong = { ACCESS_AUDIENCE: '', ACCESS_TEAM: 'your-farm.example', GITHUB_TOKEN: 'a b' };
  own = await runEditor(new Upstream(), wrong);
  const { status, text } = await ask(own, editorPath);
  expect(status).toBe(500);
  expect(text).toBe(
    'ACCESS_TEAM must be your team name, such as your-farm: set it in the Worker’s settings. ACCESS_AUDIENCE must be the audience tag of the application: set it in the Worker’s settings. GITHUB_TOKEN must be a fine-grained token of GitHub: set it in the Worker’s settings.',
  );
  // The site itself needs no setting.
  expect(await fetch(own.origin)).toMatchObject({ status: 200 });
});

test.use({ allowedErrors: { patterns: [/Content Security Policy/] } });

test('the page saves under its own policy', { tag: thorough }, async ({ editor, page }) => {
  const { origin, token, upstream } = editor;
  await page.setExtraHTTPHeaders({ 'Cf-Access-Jwt-Assertion': token });
  const phone = new EditorOnPhone(page, origin);
  await page.goto(`${origin}${editorPath}#prices`);
  await phone.field('Bed shaping').fill('1350');
  // The site's pages must not touch the editor's draft.
  await page.goto(`${origin}/garlic`);
  await page.goto(`${origin}${editorPath}#prices`);
  await expect(phone.field('Bed shaping')).toHaveValue(writeNumber(1350));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Put it online' }).click();
  await expect(phone.news).toHaveText('Saved. Publishing.');
  expect(upstream.repository.readFacts('prices')).toMatchObject({ bedShapingRandPerHectare: 1350 });
  expect(phone.strays).toEqual([]);
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
});
