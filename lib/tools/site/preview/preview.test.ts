import { spawnSync } from 'node:child_process';

test.each([
  ['PREVIEW_MAIL names no failure', { PREVIEW_MAIL: '200' }, 'public'],
  ['There is no built site in nowhere/: run npm start or npm test, which', {}, 'nowhere'],
])('does not start: %s', (words, settings, folder) => {
  const command = ['--import', 'tsx', 'lib/tools/site/preview/preview.ts', folder];
  const env = { ...process.env, PORT: '0', PREVIEW_MAIL: '', ...settings };
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
});
