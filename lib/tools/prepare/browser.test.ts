/** @jest-environment node */
import { join, resolve } from 'node:path';
import { prepareProject } from './test-project';

const project = prepareProject();
const script = resolve('lib/tools/prepare/browser.mjs');
const works = '#!/bin/sh\necho "Chromium 1.0"\n';
const broken = '#!/bin/sh\nexit 127\n';

/** Runs code where no browser is found but those that a test puts into bin/. */
function run(code: string, settings: Record<string, string> = {}) {
  const whole = `import(${JSON.stringify(script)}).then(async (browser) => { ${code} });`;
  return project.node(['-e', whole], {
    PATH: join(project.folder, 'bin'),
    PLAYWRIGHT_BROWSERS_PATH: join(project.folder, 'none'),
    ...settings,
  });
}

function found(settings?: Record<string, string>) {
  return run('console.log(await browser.findChromium());', settings).stdout.trim();
}

function provide(isRoot: boolean) {
  return run(`process.getuid = () => ${isRoot ? 0 : 1000}; await browser.provideChromium();`);
}

const fetches = `#!/bin/sh
echo "$0 $1" >> calls
[ "$1 $2" = "playwright install" ] || [ "$1" = install ] || exit 0
echo "#!/bin/sh" > bin/chromium
/bin/chmod +x bin/chromium
`;

test('takes the browser that CHROMIUM_PATH names before the one of the system', () => {
  project.write('bin/chromium', works);
  project.write('mine', works);
  expect(found({ CHROMIUM_PATH: join(project.folder, 'mine') })).toBe(join(project.folder, 'mine'));
  expect(found()).toBe(join(project.folder, 'bin/chromium'));
});

test('passes over a browser that does not start', () => {
  project.write('bin/chromium', broken);
  expect(found({ CHROMIUM_PATH: join(project.folder, 'nowhere') })).toBe('undefined');
  project.write('bin/google-chrome', works);
  expect(found()).toBe(join(project.folder, 'bin/google-chrome'));
});

test('fetches nothing when a browser is there', () => {
  project.write('bin/chromium', works);
  project.write('bin/npx', fetches);
  expect(provide(true).status).toBe(0);
  expect(project.calls()).toEqual([]);
});

test('fetches the browser of Playwright first', () => {
  project.write('bin/npx', fetches);
  project.write('bin/apt-get', fetches);
  expect(provide(true).status).toBe(0);
  expect(project.calls()).toEqual([expect.stringMatching(/npx playwright$/)]);
});

test('then asks the package manager of the system, as root', () => {
  project.write('bin/npx', broken);
  project.write('bin/apt-get', fetches);
  expect(provide(true).status).toBe(0);
  expect(project.calls().map((call) => call.split('/').at(-1))).toEqual([
    'apt-get --version',
    'apt-get update',
    'apt-get install',
  ]);
});

test('says what to do when no browser can be had', () => {
  project.write('bin/npx', broken);
  project.write('bin/apt-get', fetches);
  expect(provide(false)).toMatchObject({
    status: 1,
    stderr:
      'No Chromium was found or could be fetched: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run the command again.\n',
  });
  expect(project.calls()).toEqual([]);
});
