import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exampleFarm } from '@/facts/folders.mjs';
import { readEnvironment } from '@/lib/site/environment';
import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { liveSettings, writeFarm } from '@/scripts/test-setup/written-farms';
import { checkSettings } from './check-settings';

const project = setUpTemporaryFolder();

test('the build for the host refuses a copy of the example farm’s file, open answers and each wrong setting, and starts nothing', () => {
  // All photos are encoded, so the build writes to neither folder.
  for (const path of ['content/photos', 'public/photos']) {
    mkdirSync(dirname(join(project.folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(project.folder, path));
  }
  cpSync('lib/photos/manifest.json', join(project.folder, 'lib/photos/manifest.json'));
  cpSync(exampleFarm, join(project.folder, exampleFarm), { recursive: true });
  writeFarm('starting', join(project.folder, 'written'));
  cpSync(join(exampleFarm, 'farm.json'), join(project.folder, 'written/farm.json'));
  const tsx = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...tsx, resolve('scripts/build/build.ts')],
    {
      cwd: project.folder,
      encoding: 'utf8',
      env: {
        // Nothing from the shell, such as a live site's URL.
        NODE_ENV: 'test',
        PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
        ...liveSettings,
        NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
        FACTS_FOLDER: 'written',
        WORKERS_CI: '1',
        WORKERS_CI_BRANCH: 'main',
      },
    },
  );
  expect(status).toBe(1);
  // The build stops before Next, which this folder lacks.
  expect(stderr.trimEnd().split('\n')).toEqual([
    expect.stringContaining('which nobody can visit'),
    'written/farm.json: Cell number is the example farm’s, +27 82 000 0000: write the owner’s.',
    'written/prices.json: VAT on garlic has no answer: the site cannot be live without it.',
  ]);
});

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000', /nobody can visit/],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'preview-public-key', /to NEXT_PUBLIC_EMAILJS_PUBLIC_KEY/],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'k', /to NEXT_PUBLIC_EMAILJS_TEMPLATE_ID/],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', '/', /^Enquiries go to \/, which is not EmailJS/],
])('refuses %s set to %s', (name, value, problem) => {
  const wrong = { ...liveSettings, [name]: value };
  expect(checkSettings(readEnvironment(liveSettings))).toEqual([]);
  expect(checkSettings(readEnvironment(wrong))).toEqual([expect.stringMatching(problem)]);
});
