import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exampleFarm } from '@/facts/folders.mjs';
import { readEnvironment } from '@/lib/site/environment';
import { childEnvironment, setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { liveSettings, writeFarm } from '@/scripts/test-setup/written-farms';
import { checkSettings } from './check-settings';

const project = setUpTemporaryFolder();
// Not the owner's facts, which may change.
const facts = 'written';
const tsx = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')];

beforeEach(() => {
  // All photos are encoded already, so the build writes to neither folder.
  for (const path of ['content/photos', 'public/photos']) {
    mkdirSync(dirname(join(project.folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(project.folder, path));
  }
  cpSync('lib/photos/manifest.json', join(project.folder, 'lib/photos/manifest.json'));
  cpSync(exampleFarm, join(project.folder, exampleFarm), { recursive: true });
  writeFarm('needed', join(project.folder, facts));
});

/** Runs the build where Next is not installed. @returns what was wrong, and whether it came to start Next */
function build(other: Record<string, string> = {}) {
  const program = resolve('scripts/build/build.ts');
  const { status, stderr } = spawnSync(process.execPath, [...tsx, program], {
    cwd: project.folder,
    encoding: 'utf8',
    env: { ...childEnvironment, ...liveSettings, FACTS_FOLDER: facts, ...other },
  });
  expect(status).toBe(1);
  const hasBegun = /^Error: Cannot find module .*next'$/m.test(stderr);
  return { hasBegun, problems: hasBegun ? [] : stderr.split('\n').filter(Boolean) };
}

const main = { WORKERS_CI: '1', WORKERS_CI_BRANCH: 'main' };

test('names each mistake in the facts, and builds nothing', () => {
  const file = `${facts}/prices.json`;
  project.write(
    file,
    project.read(file).replace(/(?<="bedShapingRandPerHectare": )[^,]+/, '"R1200"'),
  );
  const mistake = /^written\/prices\.json: Prices of the garlic services, Bed shaping is "R1200"/;
  expect(build(main)).toEqual({ hasBegun: false, problems: [expect.stringMatching(mistake)] });
});

test('a preview may be in preparation', () => {
  writeFarm('starting', join(project.folder, facts));
  const branch = { ...main, WORKERS_CI_BRANCH: 'new-prices' };
  expect(build(branch)).toEqual({ hasBegun: true, problems: [] });
});

test('any other build refuses the example farm and each wrong setting, and builds nothing', () => {
  writeFarm('starting', join(project.folder, facts));
  const { hasBegun, problems } = build({ ...main, NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' });
  expect(hasBegun).toBe(false);
  expect(problems).toEqual([
    expect.stringContaining('which nobody can visit'),
    'written/farm.json is the example farm’s: write the owner’s answers, and delete the line “example”.',
    'written/prices.json: VAT on garlic has no answer: the site cannot go live without it.',
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
