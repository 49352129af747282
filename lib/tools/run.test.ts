import { resolve } from 'node:path';
import { prepareProject } from '../testing/project-folder';

const project = prepareProject();
const script = resolve('lib/tools/run.mjs');
const install = 'npm ci --include=dev';

// A stand-in for npm that leaves behind what npm does, and logs what it installs.
const npm = `#!/bin/sh
[ "$1" = ping ] && { [ ! -f no-network ]; exit; }
echo "npm $1 $2" >> calls
[ -f "$1-fails" ] && exit 1
[ -f slow ] && sleep 1
mkdir -p node_modules
cp package-lock.json node_modules/.package-lock.json
`;

const one = { version: '1.0.0', integrity: 'sha512-one' };
const packages = { '': {}, 'node_modules/one': one };

function lockOf(names: object): string {
  return JSON.stringify({ packages: names });
}

beforeEach(() => {
  project.write('bin/npm', npm);
  project.write('package.json', '{ "type": "module" }');
  project.write('package-lock.json', lockOf(packages));
  project.write('command.ts', 'console.log(process.argv.slice(2).join());');
});

const run = (...words: string[]) => project.node([script, ...words]);

test('installs what is missing once, then runs the file with its arguments', () => {
  expect(run('command.ts', 'a', 'b')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Installing packages.*\na,b\n$/),
  });
  expect(project.calls()).toEqual([install]);
  expect(run('command.ts', 'c')).toEqual({ status: 0, stdout: 'c\n', stderr: '' });
  expect(project.calls()).toEqual([]);
});

test.each([
  ['another release', { ...one, version: '1.0.1' }, [install]],
  ['an optional package of another system', { optional: true }, []],
])('where the lock file names %s, these are run: %j', (_what, two, calls) => {
  run();
  project.calls();
  project.write('package-lock.json', lockOf({ ...packages, 'node_modules/two': two }));
  run();
  expect(project.calls()).toEqual(calls);
});

test('installs without the lock file where npm rejects it, and says what to do where nothing helps', () => {
  project.write('ci-fails', '');
  expect(run().status).toBe(0);
  expect(project.calls()).toEqual([install, 'npm install --no-save']);
  project.remove('node_modules/.package-lock.json');
  project.write('install-fails', '');
  const stderr = expect.stringMatching(/^The packages could not be installed: .*\n$/);
  expect(run()).toMatchObject({ status: 1, stderr });
});

test('without a network it asks npm for what the cache has', () => {
  project.write('no-network', '');
  run();
  expect(project.calls()).toEqual(['npm ci --offline']);
});

test('a second command waits for the one that installs, and goes on', () => {
  project.write('slow', '');
  project.write('both', `#!/bin/sh\nnode "$0.mjs" & node "$0.mjs" & wait\n`);
  project.write(
    'both.mjs',
    `process.argv[2] = 'command.ts'; await import(${JSON.stringify(script)});`,
  );
  const code = `require('child_process').execFileSync('./both', { stdio: 'inherit' })`;
  const { stdout } = project.node(['-e', code]);
  expect(stdout).toMatch(/Another command \(process \d+\) is installing or building here/);
  expect(project.calls()).toEqual([install]);
});

test.each(['18.20.8', '22.15.0', '23.11.0'])('refuses Node %s', (version) => {
  const older = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  project.write('older.mjs', older);
  expect(project.node(['--import', './older.mjs', script]).stderr).toMatch(
    new RegExp(`^Node ${version} cannot build this site: .*\n$`),
  );
});
