/** @jest-environment node */
import { join, resolve } from 'node:path';
import { prepareProject } from '../testing/project-folder';

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

test('takes the browser that CHROMIUM_PATH names, else one of the system that starts', () => {
  const found = (path: string) =>
    run('console.log(await browser.findChromium());', {
      CHROMIUM_PATH: join(project.folder, path),
    }).stdout.replace(`${project.folder}/`, '');
  project.write('mine', works);
  project.write('bin/chromium', broken);
  expect(found('mine')).toBe('mine\n');
  expect(found('nowhere')).toBe('\n');
  project.write('bin/google-chrome', works);
  expect(found('nowhere')).toBe('bin/google-chrome\n');
});

const root = 0;
const asked = ['apt-get --version', 'apt-get update', 'apt-get install'];
const nothingToBeHad =
  'No Chromium was found or could be fetched: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run the command again.\n';

test.each([
  ['nothing when a browser is there', { chromium: works, npx: fetches }, root, [], ''],
  ['the browser of Playwright first', { npx: fetches }, root, ['npx playwright'], ''],
  ['then that of the system, as root', { npx: broken }, root, asked, ''],
  ['nothing in the end for others', { npx: broken }, 1000, [], nothingToBeHad],
])('fetches %s', (_what, programs, userId, calls, words) => {
  for (const [name, text] of Object.entries({ 'apt-get': fetches, ...programs })) {
    project.write(`bin/${name}`, text);
  }
  const { status, stderr } = run(
    `process.getuid = () => ${userId}; await browser.provideChromium();`,
  );
  expect([status, stderr, project.calls()]).toEqual([words ? 1 : 0, words, calls]);
});
