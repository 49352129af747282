import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFarm } from '../lib/testing/written-farms';
import { previewEnvironment } from '../lib/tools/build-preview.mjs';
import { previewFolder } from '../lib/tools/folders.mjs';
import { expect, test, thorough } from './site';

/** A hash of all names and contents in a folder. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name);
    hash.update(name);
    if (statSync(path).isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

// What else a hostile edit may be is in content/facts/hostile-edits.test.ts.
test('a photo that is not there stops the build, and the last good one stays', {
  tag: thorough,
}, () => {
  test.setTimeout(180_000);
  const facts = test.info().outputPath('facts');
  const site = test.info().outputPath('site');
  writeFarm('edited', facts);
  cpSync(previewFolder, site, { recursive: true });
  const before = fingerprint(site);
  const path = join(facts, 'pictures.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('owner.jpg', 'gone.jpg'));
  const { status, stderr, stdout } = spawnSync('npx', ['tsx', 'lib/tools/site/build/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...previewEnvironment, FACTS_FOLDER: facts, SITE_FOLDER: site },
  });
  expect(stdout + stderr).toContain('which is missing');
  expect(status).toBe(1);
  expect(fingerprint(site)).toBe(before);
});
