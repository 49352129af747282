import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { Preview } from './preview-server';

test.each([
  [{}, 200],
  [{ host: 'farm.example' }, 403],
  [{ origin: 'https://farm.example' }, 403],
])('a request with %j is answered with %i', async (headers, status) => {
  const preview = new Preview('public');
  await preview.open();
  const { hostname, port } = new URL(preview.address);
  const asked = request({ hostname, port, path: '/__inbox', headers }).end();
  const [answer] = await once(asked, 'response');
  await preview.close();
  expect(answer).toMatchObject({ statusCode: status });
});

test.each([
  ['PREVIEW_MAIL names no failure', { PREVIEW_MAIL: '200' }, 'public'],
  ['There is no built site in nowhere/: run npm start or npm test, which', {}, 'nowhere'],
])('does not start: %s', (words, settings, folder) => {
  const command = ['--import', 'tsx', 'lib/tools/site/preview/preview.ts', folder];
  const env = { ...process.env, PORT: '0', PREVIEW_MAIL: '', ...settings };
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
});
