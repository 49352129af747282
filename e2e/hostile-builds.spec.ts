import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFarm } from '../lib/testing/written-farms';
import { previewEnvironment } from '../lib/tools/build-preview.mjs';
import { previewFolder } from '../lib/tools/folders.mjs';
import { expect, test, thorough } from './site';

// What else a hostile edit may be is in content/facts/hostile-edits.test.ts.
test('a photo that is not there stops the build, and the last good one stays', {
  tag: thorough,
}, () => {
  test.setTimeout(180_000);
  const facts = test.info().outputPath('facts');
  const site = test.info().outputPath('site');
  writeFarm('edited', facts);
  cpSync(previewFolder, site, { recursive: true });
  const path = join(facts, 'pictures.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('owner.jpg', 'gone.jpg'));
  const { status, stderr, stdout } = spawnSync('npx', ['tsx', 'lib/tools/site/build/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...previewEnvironment, FACTS_FOLDER: facts, SITE_FOLDER: site },
  });
  expect(stdout + stderr).toContain('which is missing');
  expect(status).toBe(1);
  const comparison = spawnSync('diff', ['-rq', previewFolder, site], { encoding: 'utf8' });
  expect(comparison).toMatchObject({ status: 0, stdout: '' });
});
