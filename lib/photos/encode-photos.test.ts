/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { emptyFolder } from './test-pictures';

function run(folder: string) {
  const command = resolve('node_modules/tsx/dist/cli.mjs');
  const program = resolve('lib/photos/encode-photos.ts');
  const settings = ['--tsconfig', resolve('tsconfig.json')];
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...settings, program], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the command ends well when all is encoded, and badly with one line for each problem', () => {
  const folder = emptyFolder();
  for (const path of ['content/photos', 'public/photos', 'lib/photos/manifest.json']) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  const before = readdirSync(join(folder, 'public/photos'));
  const good = run(folder);
  expect(good).toMatchObject({ status: 0, stderr: '' });
  expect(good.stdout).toMatch(
    /^Encoded 0, unchanged \d+, in \d+\.\d seconds\.\n {2}480 wide: AVIF /,
  );

  writeFileSync(join(folder, 'content/photos/spare.jpg'), '');
  const bad = run(folder);
  expect(bad.status).toBe(1);
  expect(bad.stderr).toMatch(/^content\/photos\/spare\.jpg is shown nowhere: [^\n]+\n$/);
  expect(readdirSync(join(folder, 'public/photos'))).toEqual(before);
});
