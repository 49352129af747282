import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exampleFarm } from '@/content/facts/folders.mjs';
import { encodedPhoto, encodedUrls, readManifest } from '../../../photos/manifest';
import { prepareSite } from '../../../photos/test-site';

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

test('npm run photos encodes nothing twice, deletes what is gone, and names what cannot be used', () => {
  const copied = [exampleFarm, 'content/photos', 'public/photos', 'lib/photos/manifest.json'];
  for (const path of copied) cpSync(path, join(site.folder, path), { recursive: true });
  const before = site.encodedFiles();
  site.write('public/photos/gone-00000000-480.avif', '');
  const tsx = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')];
  const program = [...tsx, resolve('lib/tools/site/encode-photos/encode-photos.ts')];
  const run = () => spawnSync(process.execPath, program, { cwd: site.folder, encoding: 'utf8' });
  expect(run()).toMatchObject({ status: 0, stderr: '', stdout: 'Every photo is encoded.\n' });
  expect(site.encodedFiles()).toEqual(before);
  // The example farm goes on showing what the owner has replaced and deleted.
  site.remove('content/photos/cattle-01.jpg');
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  expect(site.encodedFiles()).toEqual(before);
  site.write('content/photos/owner.jpg', '');
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^content\/example-farm\/pictures\.json, line \d+, column \d+: .*, Photo is "owner\.jpg", which is empty: add the photo again\.\n$/,
  );
});
