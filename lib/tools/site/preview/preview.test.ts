import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { prepareProject } from '../../../testing/project-folder';
import { Preview } from './preview-server';

const project = prepareProject();
let program: ChildProcess | undefined;
let preview: Preview | undefined;
afterEach(async () => {
  program?.kill();
  await preview?.close();
  preview = undefined;
});

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

/** A valid request to the email service. */
const email = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: { from_email: 'ann@example.com', message: 'Line one\nLine two' },
};

/** Posts to the email service of a preview that may fail. @returns its status, and the inbox then */
async function post(body: unknown, fault?: '500') {
  preview = new Preview('public', fault);
  await preview.open();
  const request = { method: 'POST', body: JSON.stringify(body) };
  const { status } = await fetch(`${preview.address}/api/v1.0/email/send`, request);
  const inbox: unknown = await (await fetch(`${preview.address}/__inbox`)).json();
  return { status, inbox };
}

test('the inbox shows what arrived, and what a failure has lost', async () => {
  const { template_params: parameters } = email;
  expect(await post(email)).toMatchObject({
    status: 200,
    inbox: [{ isAccepted: true, parameters }],
  });
  await preview?.close();
  expect(await post(email, '500')).toMatchObject({
    status: 500,
    inbox: [{ isAccepted: false, fault: '500', parameters }],
  });
});

const { template_params: _, ...incomplete } = email;
test.each([[[]], [incomplete], [{ ...email, user_id: '' }]])('refuses %j', async (body) => {
  expect(await post(body)).toEqual({ status: 400, inbox: [] });
});
