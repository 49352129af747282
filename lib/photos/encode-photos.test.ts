/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { encodedPhoto, encodedUrls, readManifest } from './manifest';
import { prepareSite } from './test-site';

const site = prepareSite();

test('a page that shows a photo without encoded files says what to run', () => {
  expect(() => encodedPhoto('unknown.jpg')).toThrow(
    'content/photos/unknown.jpg is not encoded yet: run npm run photos, then build again.',
  );
});

test('the folder of encoded photos holds nothing else', () => {
  const files = readdirSync('public/photos').map((name) => `/photos/${name}`);
  const listed = Object.values(readManifest('.')).flatMap(encodedUrls);
  expect(files.sort()).toEqual(listed.sort());
});

test('npm run photos fails with one line for each problem, and else says what it did', () => {
  for (const path of ['content/photos', 'public/photos', 'lib/photos/manifest.json']) {
    cpSync(path, join(site.folder, path), { recursive: true });
  }
  const before = site.encodedFiles();
  const tsx = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')];
  const program = [...tsx, resolve('lib/photos/encode-photos.ts')];
  const run = () => spawnSync(process.execPath, program, { cwd: site.folder, encoding: 'utf8' });
  expect(run()).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/^Encoded 0, unchanged \d+\.\n$/),
  });
  site.write('content/photos/spare.jpg', '');
  expect(run()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^content\/photos\/spare\.jpg is shown nowhere: [^\n]+\n$/),
  });
  expect(site.encodedFiles()).toEqual(before);
});
