/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { close, listen } from '../serving';

// Each test starts the program anew, which takes its time on a busy machine.
jest.setTimeout(30_000);

let folder: string;
let program: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  copyFileSync('public/_headers', join(folder, '_headers'));
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Missing</h1>');
});

afterEach(() => {
  program?.kill();
  rmSync(folder, { recursive: true });
});

function serve(settings: Record<string, string>, site = folder) {
  const started = spawn(process.execPath, ['--import', 'tsx', 'lib/tools/preview/serve.ts', site], {
    env: { ...process.env, PORT: '0', PREVIEW_MAIL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  program = started;
  return started;
}

async function refusal(settings: Record<string, string>, site = folder) {
  const started = serve(settings, site);
  const [words, [code]] = await Promise.all([text(started.stderr), once(started, 'close')]);
  return { words, code };
}

test('tells the addresses of the site and of the inbox', async () => {
  const started = serve({});
  const [line] = await once(started.stdout, 'data');
  const addresses = /^Site: {2}(http:\/\/localhost:\d+)\nInbox: \1\/__inbox\n$/.exec(String(line));
  expect(await (await fetch(addresses?.[1] ?? '')).text()).toBe('<h1>Home</h1>');
});

test('does not start without a built site', async () => {
  expect(await refusal({}, 'nowhere')).toEqual({
    words: 'There is no built site in nowhere/: run npm start or npm test, which build it.\n',
    code: 1,
  });
});

test('does not start on a port that is taken', async () => {
  const other = createServer();
  const port = await listen(other);
  expect(await refusal({ PORT: String(port) })).toEqual({
    words: `Port ${port} is taken by another program: stop it or run PORT=${port + 1} npm start.\n`,
    code: 1,
  });
  await close(other);
});

test.each(['70000', 'abc'])('does not start on PORT=%s', async (port) => {
  expect(await refusal({ PORT: port })).toEqual({
    words: `PORT=${port} is no port: give a number up to 65535, as in PORT=3001 npm start.\n`,
    code: 1,
  });
});

test('does not start with a fault that it does not know', async () => {
  const { words, code } = await refusal({ PREVIEW_MAIL: '418' });
  expect(words).toMatch(
    /^PREVIEW_MAIL=418 is no fault of the preview: use one of 400, .* slow\.\n$/,
  );
  expect(code).toBe(1);
});
