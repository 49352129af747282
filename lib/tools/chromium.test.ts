/** @jest-environment node */
import { join, resolve } from 'node:path';
import { prepareProject } from './test-project';

const project = prepareProject();
const script = resolve('lib/tools/chromium.mjs');
const works = '#!/bin/sh\necho "Chromium 1.0"\n';
const broken = '#!/bin/sh\nexit 127\n';
const fetches = `#!/bin/sh
echo "\${0##*/} $1" >> calls
[ "$1 $2" = "playwright install" ] || [ "$1" = install ] || exit 0
echo "#!/bin/sh" > bin/chromium
/bin/chmod +x bin/chromium
`;

/** Runs code where no browser is found but those that a test puts into bin/. */
function run(code: string, settings: Record<string, string> = {}) {
  const whole = `import(${JSON.stringify(script)}).then(async (browser) => { ${code} });`;
  return project.node(['-e', whole], {
    PATH: join(project.folder, 'bin'),
    PLAYWRIGHT_BROWSERS_PATH: join(project.folder, 'none'),
    ...settings,
  });
}

function found(chromiumPath: string) {
  const settings = { CHROMIUM_PATH: join(project.folder, chromiumPath) };
  const path = run('console.log(await browser.findChromium());', settings).stdout.trim();
  return path.replace(`${project.folder}/`, '');
}

function provide(userId: number) {
  const { status, stderr } = run(
    `process.getuid = () => ${userId}; await browser.provideChromium();`,
  );
  return { status, stderr, calls: project.calls() };
}

test('takes the browser that CHROMIUM_PATH names, else one of the system that starts', () => {
  project.write('mine', works);
  project.write('bin/chromium', broken);
  expect(found('mine')).toBe('mine');
  expect(found('nowhere')).toBe('undefined');
  project.write('bin/google-chrome', works);
  expect(found('nowhere')).toBe('bin/google-chrome');
});

test('fetches nothing when a browser is there', () => {
  project.write('bin/chromium', works);
  project.write('bin/npx', fetches);
  expect(provide(0)).toEqual({ status: 0, stderr: '', calls: [] });
});

test('fetches the browser of Playwright first', () => {
  project.write('bin/npx', fetches);
  project.write('bin/apt-get', fetches);
  expect(provide(0)).toEqual({ status: 0, stderr: '', calls: ['npx playwright'] });
});

test('then asks the package manager of the system, as root', () => {
  project.write('bin/npx', broken);
  project.write('bin/apt-get', fetches);
  const calls = ['apt-get --version', 'apt-get update', 'apt-get install'];
  expect(provide(0)).toEqual({ status: 0, stderr: '', calls });
});

test('says what to do when no browser can be had', () => {
  project.write('bin/npx', broken);
  project.write('bin/apt-get', fetches);
  expect(provide(1000)).toEqual({
    status: 1,
    stderr:
      'No Chromium was found or could be fetched: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run the command again.\n',
    calls: [],
  });
});
