import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { exampleFarm } from '@/lib/facts/farms.mjs';
import { encodedPhoto } from '../../../photos/manifest';
import { prepareSite } from '../../../photos/test-site';

const site = prepareSite();

test('a page that shows a photo without encoded files says what to run', () => {
  expect(() => encodedPhoto('unknown.jpg')).toThrow(
    'content/photos/unknown.jpg is not encoded yet: run npm run photos.',
  );
});

// The folder itself may also have encoded files of earlier photos, which the workflow keeps in its cache.
test('git has the encoded photos of its manifest and no others', () => {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' });
  site.write('lib/photos/manifest.json', git('show', ':lib/photos/manifest.json'));
  const files = git('ls-files', 'public/photos').trim().split('\n');
  expect(files.map((path) => basename(path)).sort()).toEqual(site.listedFiles());
});

test('npm run photos encodes nothing twice, deletes what is gone, and names what cannot be used', () => {
  for (const path of [exampleFarm, 'content/photos', 'public/photos', 'lib/photos/manifest.json']) {
    cpSync(path, `${site.folder}/${path}`, { recursive: true });
  }
  const listed = site.listedFiles();
  site.write('public/photos/gone-00000000-480.avif', '');
  const tsx = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')];
  const program = resolve('lib/tools/site/encode-photos/encode-photos.ts');
  const run = () => site.node([...tsx, program], { FACTS_FOLDER: exampleFarm });
  // The example farm goes on showing what the owner has replaced and deleted.
  rmSync(`${site.folder}/content/photos/cattle-01.jpg`);
  expect(run()).toEqual({ status: 0, stderr: '', stdout: 'Every photo is encoded.\n' });
  expect(site.encodedFiles()).toEqual(listed);
  site.write('content/photos/owner.jpg', '');
  const place = /^content\/example-farm\/photos\.json: .*, /.source;
  const sentence = 'Photo is "owner\\.jpg", which is empty: add the photo again\\.\n$';
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringMatching(place + sentence) });
});
