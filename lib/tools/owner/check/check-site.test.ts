import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exampleFarm } from '@/content/facts/reading/farms.mjs';
import { readEnvironment } from '@/lib/site/environment';
import { setUpTemporaryFolder } from '@/lib/testing/temporary-folder';
import { writeFarm } from '@/lib/tools/site/test-setup/written-farms';
import { checkSettings } from './check-settings';

const project = setUpTemporaryFolder();
// Not the owner's facts, which may change.
const facts = 'content/written';
const tsx = [resolve('node_modules/tsx/dist/cli.mjs'), '--tsconfig', resolve('tsconfig.json')];

beforeEach(() => {
  // All photos are encoded already, so the check writes to neither folder.
  for (const path of ['content/photos', 'public/photos']) {
    mkdirSync(dirname(join(project.folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(project.folder, path));
  }
  cpSync('lib/photos/manifest.json', join(project.folder, 'lib/photos/manifest.json'));
  cpSync(exampleFarm, join(project.folder, exampleFarm), { recursive: true });
  writeFarm('needed', join(project.folder, facts));
  project.write('output', '');
});

const settings = {
  NEXT_PUBLIC_SITE_URL: 'https://www.farm.co.za',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'aB3_k-9',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1a2b3c',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1a2b3c',
};

/** Runs the check with fake commands that succeed or fail. @returns its verdict and news */
function check({ build = true, test = true, other = {} } = {}) {
  project.write('bin/npm', `#!/bin/sh\necho "npm $*" >> calls\nexit ${build ? 0 : 1}`);
  project.write('bin/npx', `#!/bin/sh\necho "npx $* $CHECKED_SITE" >> calls\nexit ${test ? 0 : 1}`);
  const { status } = project.node([...tsx, resolve('lib/tools/owner/check/check-site.ts')], {
    GITHUB_OUTPUT: 'output',
    FACTS_FOLDER: facts,
    ...settings,
    ...other,
  });
  const [, verdict] = /^verdict=(.*)\n$/.exec(project.read('output')) ?? [];
  const news = verdict && project.read('test-results/news.md');
  return { status, verdict, news, calls: project.calls() };
}

const commands = ['npm run -s build', 'npx playwright test owner.spec out'];

function changePrice(rand: string): void {
  const file = `${facts}/prices.json`;
  project.write(file, project.read(file).replace(/(?<="bedShaping": )[^,]+/, rand));
}

test('names a mistake, and builds nothing', () => {
  changePrice('"R1200"');
  expect(check()).toEqual({
    status: 1,
    verdict: 'mistakes',
    news: expect.stringMatching(/\n- Prices of the garlic services, Bed shaping.* is "R1200"/),
    calls: [],
  });
});

test('keeps a site in preparation offline, and names the missing answers', () => {
  writeFarm('open', join(project.folder, facts));
  const news = expect.stringMatching(/\n- Owner’s name\n/);
  expect(check()).toEqual({ status: 1, verdict: 'preparation', news, calls: commands });
});

test('lets a correct change go online, however far a price moves', () => {
  changePrice('115');
  expect(check()).toEqual({ status: 0, verdict: 'passed', news: '', calls: commands });
});

const wrongSettings = { NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' };

test.each([
  ['a build that fails', { build: false }, commands.slice(0, 1)],
  ['settings that no live site can have', { other: wrongSettings }, commands.slice(0, 1)],
  ['pages that fail', { test: false }, commands],
])('%s give no verdict to the owner', (_what, options, calls) => {
  expect(check(options)).toEqual({ status: 1, verdict: undefined, news: undefined, calls });
});

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000', /nobody can visit/],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'preview-public-key', /to NEXT_PUBLIC_EMAILJS_PUBLIC_KEY/],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'k', /to NEXT_PUBLIC_EMAILJS_TEMPLATE_ID/],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', '/', /^Enquiries go to \/, which is not EmailJS/],
])('refuses %s set to %s', (name, value, problem) => {
  const wrong = { ...settings, [name]: value };
  expect(checkSettings(readEnvironment(settings))).toEqual([]);
  expect(checkSettings(readEnvironment(wrong))).toEqual([expect.stringMatching(problem)]);
});
