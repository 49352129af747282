import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { prepareProject } from '../../../testing/project-folder';

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
  ['(options.port should be', { PORT: '70000' }],
  ['PREVIEW_MAIL names no failure', { PREVIEW_MAIL: '200' }],
  ['There is no built site in nowhere/: run npm start or npm test, which', {}, 'nowhere'],
])('does not start: %s', async (words, settings, folder = project.folder) => {
  const started = serve(settings, folder);
  const [said, [code]] = await Promise.all([text(started.stderr), once(started, 'close')]);
  expect([said, code]).toEqual([expect.stringContaining(words), 1]);
});
