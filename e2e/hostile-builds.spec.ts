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

for (const [what, file, edit, sentence] of [
  ['a letter in a price', 'prices', ['1000', '"100O"'], 'Bed shaping, rand per hectare is "100O"'],
  ['a script', 'farm', ['Ansie Kliprand', '<script>'], 'Owner’s name is "<script>'],
  ['a comma too many', 'terms', ['"oneWay"', '"oneWay",,'], 'How you do business cannot be read'],
  ['a photo that is not there', 'pictures', ['owner.jpg', 'gone.jpg'], 'which is missing'],
] as const) {
  test(`${what} stops the build, and the last good one stays`, { tag: thorough }, () => {
    test.setTimeout(180_000);
    const facts = test.info().outputPath('facts');
    const site = test.info().outputPath('site');
    writeFarm('edited', facts);
    cpSync(previewFolder, site, { recursive: true });
    const before = fingerprint(site);
    const path = join(facts, `${file}.json`);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(edit[0]);
    writeFileSync(path, text.replace(edit[0], edit[1]));
    const { status, stderr, stdout } = spawnSync('npx', ['tsx', 'lib/tools/site/build/build.ts'], {
      encoding: 'utf8',
      env: { ...process.env, ...previewEnvironment, FACTS_FOLDER: facts, SITE_FOLDER: site },
    });
    expect(stdout + stderr).toContain(sentence);
    expect(status).toBe(1);
    expect(fingerprint(site)).toBe(before);
  });
}
