import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { prepareSite } from '../../../photos/test-site';

const site = prepareSite();

// The folder itself may also have encoded files of earlier photos, which the workflow keeps in its cache.
test('git has the encoded photos of its manifest and no others', () => {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' });
  site.write('lib/photos/manifest.json', git('show', ':lib/photos/manifest.json'));
  const files = git('ls-files', 'public/photos').trim().split('\n');
  expect(files.map((path) => basename(path)).sort()).toEqual(site.listedFiles());
});
