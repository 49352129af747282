/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { everyPhoto } from '@/content/photos';
import { factsFolder } from '@/content/shapes';
import { encodedPhoto, encodedUrls, readManifest } from './manifest';
import { prepareSite } from './test-site';

const site = prepareSite();

test('a page that shows a photo without encoded files says what to run', () => {
  expect(() => encodedPhoto('unknown.jpg')).toThrow(
    'content/photos/unknown.jpg is not encoded yet: run npm run photos.',
  );
});

test('the folder of encoded photos holds nothing else', () => {
  const files = readdirSync('public/photos').map((name) => `/photos/${name}`);
  const listed = Object.values(readManifest('.')).flatMap(encodedUrls);
  expect(files.sort()).toEqual(listed.sort());
});

test('npm run photos encodes nothing twice, deletes what is gone, and says what cannot be used', () => {
  for (const path of ['content/photos', 'public/photos', 'lib/photos/manifest.json']) {
    cpSync(path, join(site.folder, path), { recursive: true });
  }
  const before = site.encodedFiles();
  site.write('public/photos/gone-00000000-480.avif', '');
  const tsx = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')];
  const program = [...tsx, resolve('lib/photos/encode-photos.ts')];
  const env = { ...process.env, FACTS_FOLDER: resolve(factsFolder) };
  const run = () =>
    spawnSync(process.execPath, program, { cwd: site.folder, encoding: 'utf8', env });
  expect(run()).toMatchObject({ status: 0, stderr: '', stdout: 'Photos encoded: 0.\n' });
  expect(site.encodedFiles()).toEqual(before);
  const [{ file } = { file: '' }] = everyPhoto;
  site.write(`content/photos/${file}`, '');
  const problem = `content/photos/${file} is empty: add the photo again.\n`;
  expect(run()).toMatchObject({ status: 1, stderr: problem });
});
