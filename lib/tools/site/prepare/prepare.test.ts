import { resolve } from 'node:path';
import { prepareProject } from '../../../testing/project-folder';

const project = prepareProject();
const script = resolve('lib/tools/site/prepare/prepare.mjs');
const install = 'npm ci --no-audit';
const build = 'npm run build';

// A stand-in for npm that has the visible effects of npm and Next, and logs its calls.
const npm = `#!/bin/sh
echo "npm $1 $2" >> calls
case "$1" in
  ci) rm -rf node_modules; [ -f ci-fails ] && exit 1; mkdir node_modules ;;
  install) [ -f install-fails ] && exit 1; mkdir -p node_modules ;;
  run)
    [ -f build-fails ] && exit 1
    mkdir -p "\${SITE_FOLDER:-out}"
    echo "$NEXT_PUBLIC_SITE_URL $NEXT_PUBLIC_EMAILJS_ORIGIN $FACTS_FOLDER $LIGHT" > "\${SITE_FOLDER:-out}/index.html" ;;
esac
`;

beforeEach(() => {
  project.write('bin/npm', npm);
  project.write('package-lock.json', 'some');
});

function prepare(...options: string[]) {
  return project.node([script, ...options], {
    NEXT_PUBLIC_SITE_URL: 'https://www.farm.co.za',
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  });
}

test('installs the first time and when the lock file has changed, and builds each time', () => {
  expect(prepare()).toMatchObject({ status: 0, stderr: '' });
  expect(project.calls()).toEqual([install, build]);
  prepare();
  expect(project.calls()).toEqual([build]);
  project.write('package-lock.json', 'other');
  prepare();
  expect(project.calls()).toEqual([install, build]);
});

test('leaves the site to put online alone, and its settings out of the preview', () => {
  project.write('out/index.html', 'live');
  prepare('--browser', '--owner', '--example');
  expect(project.read('out/index.html')).toBe('live');
  const example = 'http://localhost:3000 / content/example-farm \n';
  expect(project.read('.preview/site/index.html')).toBe(example);
  expect(project.read('.preview/example/index.html')).toBe(example);
  expect(project.read('.preview/owner/index.html')).toBe('http://localhost:3000 /  \n');
  expect(project.read('.preview/editor/index.html')).toContain('https://www.farm.co.za');
});

test('installs without the lock file where npm rejects it', () => {
  project.write('ci-fails', '');
  expect(prepare().status).toBe(0);
  expect(project.calls()).toEqual([install, 'npm install --no-save', build]);
});

test.each([
  ['the packages cannot be installed', ['ci-fails', 'install-fails'], /^The packages could not be/],
  ['the site cannot be built', ['build-fails'], /^The site could not be built: .*\n$/],
])('ends with a sentence when %s', (_what, failures, sentence) => {
  for (const failure of failures) project.write(failure, '');
  expect(prepare()).toMatchObject({ status: 1, stderr: expect.stringMatching(sentence) });
});

test('refuses a Node that the packages do not run on', () => {
  const older = `Object.defineProperty(process.versions, 'node', { value: '20.18.3' });`;
  project.write('older.mjs', older);
  expect(project.node(['--import', './older.mjs', script]).stderr).toMatch(/^Node 20.18.3 is too/);
});

test('Next, the sitemap and the last step of a build all write to one folder', () => {
  const files = ['next.config.mjs', 'next-sitemap.config.mjs', 'lib/tools/folders.mjs'];
  const imports = files.map((file) => `import(${JSON.stringify(resolve(file))})`);
  const code = `Promise.all([${imports.join()}]).then(([next, sitemap, { buildFolder }]) =>
    console.log(next.default.distDir, sitemap.default.outDir, buildFolder));`;
  expect(project.node(['-e', code], { SITE_FOLDER: 'a' }).stdout).toBe('a a a\n');
});
