/** @jest-environment node */
import { resolve } from 'node:path';
import { prepareProject } from './test-project';

const project = prepareProject();
const script = resolve('lib/tools/prepare/prepare.mjs');
const install = 'npm ci --no-audit LIGHT= SITE=';
const build = 'npm run build LIGHT= SITE=http://localhost:3000';

function prepare(settings: Record<string, string> = {}) {
  return project.node([script], settings);
}

test('installs and builds the first time, and neither the second', () => {
  expect(prepare().status).toBe(0);
  expect(project.calls()).toEqual([install, build]);
  expect(prepare()).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(project.calls()).toEqual([]);
});

test('installs again when the lock file has changed', () => {
  prepare();
  project.calls();
  project.write('package-lock.json', 'other');
  prepare();
  expect(project.calls()).toEqual([install, build]);
});

test('installs without the lock file where npm rejects it', () => {
  project.write('ci-fails', '');
  expect(prepare().status).toBe(0);
  expect(project.calls()).toEqual([install, 'npm install --no-save LIGHT= SITE=', build]);
});

test('says what to do when nothing can be installed, and tries again the next time', () => {
  project.write('ci-fails', '');
  project.write('install-fails', '');
  expect(prepare()).toMatchObject({
    status: 1,
    stderr:
      'The packages could not be installed: check the network and the lines above, then run the command again.\n',
  });
  expect(project.calls()).toHaveLength(2);
  project.remove('ci-fails');
  expect(prepare().status).toBe(0);
});

test.each([
  'app/page.tsx',
  'content/new.ts',
  'public/icon.svg',
  'lib/numbers/format.ts',
  'tsconfig.json',
])('builds again when %s has changed', (name) => {
  prepare();
  project.calls();
  project.write(name, 'changed');
  prepare();
  expect(project.calls()).toEqual([build]);
});

test.each([
  'lib/numbers/format.test.ts',
  'app/page.test.tsx',
  'lib/tools/preview/serve.ts',
  'lib/tools/prepare/run.mjs',
])('does not build again when %s has changed', (name) => {
  prepare();
  project.calls();
  project.write(name, 'changed');
  prepare();
  expect(project.calls()).toEqual([]);
});

test.each(['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_OTHER', 'LIGHT', 'ISLAND_RUNTIME'])(
  'builds again when the setting %s has changed, and with the given value',
  (name) => {
    prepare();
    project.calls();
    prepare({ [name]: 'https://example.com' });
    const [call] = project.calls();
    expect(call).toMatch(/^npm run build /);
    const shown = /SITE_URL|LIGHT/.test(name) ? 'https://example.com' : 'http://localhost:3000';
    expect(call).toContain(shown);
  },
);

test('builds again after a build by hand, which may have other settings', () => {
  prepare();
  project.remove('.next');
  project.calls();
  prepare();
  expect(project.calls()).toEqual([build]);
});

test('says what to do when the build fails, and builds again the next time', () => {
  prepare();
  project.write('build-fails', '');
  project.write('app/page.tsx', 'changed');
  expect(prepare()).toMatchObject({
    status: 1,
    stderr:
      'The site could not be built: correct what the lines above name and run the command again.\n',
  });
  project.remove('build-fails');
  project.write('app/page.tsx', 'app/page.tsx');
  project.calls();
  prepare();
  expect(project.calls()).toEqual([build]);
});

test('builds a copy with settings of its own once, whatever is built after it', () => {
  const code = `import(${JSON.stringify(resolve('lib/tools/prepare/build.mjs'))}).then(({ buildSite }) => {
    buildSite('.variants/plain', { LIGHT: 'off' });
    buildSite();
  });`;
  project.node(['-e', code]);
  expect(project.calls()).toEqual([build.replace('LIGHT=', 'LIGHT=off'), build]);
  project.node(['-e', code]);
  expect(project.calls()).toEqual([]);
});

test.each(['18.20.0', '20.8.1'])('refuses Node %s', (version) => {
  const older = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
  project.write('older.mjs', older);
  expect(project.node(['--import', './older.mjs', script])).toMatchObject({
    status: 1,
    stderr: `Node ${version} is too old for this site: install Node 20.9 or newer.\n`,
  });
  expect(project.calls()).toEqual([]);
});
