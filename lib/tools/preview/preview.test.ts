/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { prepareProject } from '../../testing/project-folder';
import { listen } from '../local-servers';

const project = prepareProject();
let program: ChildProcess | undefined;
afterEach(() => program?.kill());

function serve(settings: Record<string, string>, folder = project.folder) {
  project.write('index.html', '<h1>Home</h1>');
  const command = ['--import', 'tsx', 'lib/tools/preview/preview.ts', folder];
  const started = spawn(process.execPath, command, {
    env: { ...process.env, PORT: '0', PREVIEW_MAIL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  program = started;
  return started;
}

test('tells the addresses of the site and of the inbox', async () => {
  const [line] = await once(serve({}).stdout, 'data');
  const addresses = /^Site: {2}(http:\/\/localhost:\d+)\nInbox: \1\/__inbox\n$/.exec(String(line));
  expect(await (await fetch(addresses?.[1] ?? '')).text()).toBe('<h1>Home</h1>');
});

test('does not start with wrong settings, without a built site or on a port that is taken', async () => {
  const other = createServer();
  const port = await listen(other);
  for (const [words, settings, folder] of [
    ['PORT=70000 is not a port: give a number up to 65535, as in', { PORT: '70000' }],
    ['PREVIEW_MAIL=418 is not a fault of the preview: use one of 400, ', { PREVIEW_MAIL: '418' }],
    ['There is no built site in nowhere/: run npm start or npm test, which', {}, 'nowhere'],
    [`Port ${port} is taken by another program: stop it or run`, { PORT: String(port) }],
  ] as const) {
    const started = serve(settings, folder);
    const [said, [code]] = await Promise.all([text(started.stderr), once(started, 'close')]);
    expect([said, code]).toEqual([expect.stringContaining(words), 1]);
  }
  other.close();
});
