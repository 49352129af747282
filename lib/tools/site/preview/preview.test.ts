import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { prepareProject } from '../../../testing/project-folder';
import { Preview } from './preview-server';

const project = prepareProject();
let program: ChildProcess | undefined;
afterEach(() => program?.kill());

function serve(settings: Record<string, string>, folder = project.folder) {
  project.write('index.html', '<h1>Home</h1>');
  const command = ['--import', 'tsx', 'lib/tools/site/preview/preview.ts', folder];
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

test.each([
  [{}, 200],
  [{ host: 'farm.example' }, 403],
  [{ origin: 'https://farm.example' }, 403],
])('a request with %j is answered with %i', async (headers, status) => {
  const preview = new Preview(project.folder);
  await preview.open();
  const { hostname, port } = new URL(preview.address);
  const asked = request({ hostname, port, path: '/__inbox', headers }).end();
  const [answer] = await once(asked, 'response');
  await preview.close();
  expect(answer).toMatchObject({ statusCode: status });
});

test.each([
  ['(options.port should be', { PORT: '70000' }],
  ['PREVIEW_MAIL names no failure', { PREVIEW_MAIL: '200' }],
  ['There is no built site in nowhere/: run npm start or npm test, which', {}, 'nowhere'],
])('does not start: %s', async (words, settings, folder = project.folder) => {
  const started = serve(settings, folder);
  const [said, [code]] = await Promise.all([text(started.stderr), once(started, 'close')]);
  expect([said, code]).toEqual([expect.stringContaining(words), 1]);
});
