import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { prepareProject } from '../../../testing/project-folder';

const project = prepareProject();
const deploy = (...words: string[]) =>
  project.node([resolve('lib/tools/owner/deploy/deploy.mjs'), 'out', ...words], {
    HOME: project.folder,
  });

function online(): string[] {
  const folder = join(project.folder, 'online');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

const photo = 'photos/owner-1a2b3c4d-480.avif';
const files = {
  '.htaccess': 'rules',
  '404.html': 'missing',
  'index.html': '<p>R3 500',
  'islands/form-AAA.js': 'form',
  [photo]: 'picture',
  'service-worker.js': 'pages',
};
const theirs = ['cgi-bin/help.html', 'google1a2b3c.html', 'mail.php'];

beforeEach(() => {
  for (const [path, content] of Object.entries(files)) project.write(`out/${path}`, content);
  for (const path of theirs) project.write(`online/${path}`, 'not ours');
  project.write('bin/ssh', ssh);
});

// What a host runs behind a connection, which logs what it is asked, in the place of the connection.
const server = '/usr/lib/openssh/sftp-server';
const ssh = `#!/bin/sh\necho "$*" >> "$HOME/log"\nexec ${server} -e -d "$HOME" -l VERBOSE 2>> "$HOME/log"\n`;

test('says in one sentence what is missing', () => {
  expect(deploy()).toMatchObject({ status: 1, stderr: expect.stringContaining('Say what') });
  project.remove('out/404.html');
  expect(deploy('online').stderr).toBe('There is no finished site in out: build it first.\n');
});

test.each([
  ['https://www.farm.co.za', false],
  ['https://trial.pages.dev', true],
  ['http://localhost:3000', true],
])('a site in preparation that was built for %s may go there: %s', (address, isTrial) => {
  project.write(
    'out/index.html',
    `<link rel="canonical" href="${address}"/><p id="in-preparation">In preparation</p>`,
  );
  const { stderr } = deploy('nowhere://host/');
  expect(stderr.startsWith('The site in out is in preparation')).toBe(!isTrial);
});

function testUploads(): void {
  test.each(['online', 'sftp://ann@host:2222/~/online'])(
    'brings a build to %s, and takes a withdrawn photo and page away',
    (destination) => {
      project.write('out/garlic.html.br', 'compressed');
      expect(deploy(destination)).toMatchObject({ status: 0, stderr: '' });
      expect(online()).toEqual([...Object.keys(files), 'garlic.html.br', ...theirs].sort());
      project.write('out/index.html', '<p>R3 600');
      project.write('out/islands/form-BBB.js', 'form');
      for (const path of ['garlic.html.br', 'islands/form-AAA.js', photo]) {
        project.remove(`out/${path}`);
      }
      project.write('online/photos/.in.half', 'left by a deployment that broke off');
      expect(deploy(destination)).toMatchObject({ status: 0, stderr: '' });
      expect(project.read('online/index.html')).toBe('<p>R3 600');
      const kept = Object.keys(files).filter((path) => path !== photo);
      expect(online()).toEqual([...kept, 'islands/form-BBB.js', ...theirs].sort());
    },
  );

  test('writes what pages refer to, then pages, then the service worker, none of them in place', () => {
    /** @returns the files in the order in which they came to stand there, and those deleted */
    const stepsOf = () => {
      project.write('log', '');
      expect(deploy('sftp://ann%40farm@host/~/online').status).toBe(0);
      const log = project.read('log');
      expect(log).toContain('ann@farm');
      expect(log).not.toMatch(/^open "(?!.*\/\.in\.)[^"]*" flags WRITE/m);
      const steps = log.matchAll(/^(?:rename old ".*" new|remove name) ".*\/online\/(.*)"/gm);
      return [...new Set([...steps].map(([, path]) => path))];
    };
    const others = ['.htaccess', '404.html', 'index.html'];
    expect(stepsOf()).toEqual(['islands/form-AAA.js', photo, ...others, 'service-worker.js']);
    project.write('out/islands/form-BBB.js', 'form');
    project.remove(`out/${photo}`);
    expect(stepsOf()).toEqual(['islands/form-BBB.js', ...others, 'service-worker.js', photo]);
  });

  test('tells why the host takes nothing', () => {
    project.write('bin/ssh', '#!/bin/sh\necho Permission denied. >&2\nexit 255\n');
    expect(deploy('sftp://ann@host/~/online')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/Permission denied.*\n.*did not take the files/),
    });
  });

  test('fails when the address of the site does not show what was uploaded', () => {
    const page = `data:text/html,${encodeURIComponent(files['index.html'])}`;
    expect(deploy('online', page).status).toBe(0);
    for (const other of ['data:text/html,another', 'http://localhost:9/']) {
      expect(deploy('online', other)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(`${other} shows another page`),
      });
    }
  });
}

const isInstalled = ['/usr/bin/lftp', server].every((program) => existsSync(program));
if (isInstalled || process.env.HOST_SERVERS === 'needed') testUploads();
else console.warn('No upload was tried: apt-get install lftp openssh-sftp-server.');
