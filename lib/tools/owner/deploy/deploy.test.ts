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

const host = 'sftp://ann@host/~/online';

/** Takes so many bytes from lftp, which a shell of its own connects, and then kills it. */
const killedAfter = (bytes: number) => `#!/bin/sh
dd bs=1 count=${bytes} status=none | ${server}
lftp=$(ps -o ppid= -p $PPID | tr -d ' ')
[ "$(cat "/proc/$lftp/comm")" = lftp ] && kill -9 "$lftp"
`;

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
      const paths = [...steps].map(([, path = '']) => path);
      // A copy that is not there is asked to go as well.
      return [...new Set(paths.filter((path) => !/\.(br|gz)$/.test(path)))];
    };
    const others = ['.htaccess', '404.html', 'index.html'];
    expect(stepsOf()).toEqual(['islands/form-AAA.js', photo, ...others, 'service-worker.js']);
    project.write('out/islands/form-BBB.js', 'form');
    project.remove(`out/${photo}`);
    expect(stepsOf()).toEqual(['islands/form-BBB.js', ...others, 'service-worker.js', photo]);
  });

  test('an upload that is killed at any moment leaves no file beside a copy of another build', () => {
    const addresses = ['404.html', 'garlic.html', 'index.html', 'service-worker.js', 'sitemap.xml'];
    const build = (content: string) => {
      for (const path of addresses) {
        for (const copy of ['', '.br', '.gz']) project.write(`out/${path}${copy}`, content);
      }
    };
    build('first');
    expect(deploy(host)).toMatchObject({ status: 0 });
    build('second');
    project.write('sent', '');
    project.write('bin/ssh', `#!/bin/sh\ntee -a "$HOME/sent" | ${server}\n`);
    expect(deploy(host)).toMatchObject({ status: 0 });
    const sentBytes = statSync(join(project.folder, 'sent')).size;
    const seen = new Set<string>();
    for (let moment = 1; moment <= 10; moment += 1) {
      project.write('bin/ssh', ssh);
      build('first');
      expect(deploy(host)).toMatchObject({ status: 0, stderr: '' });
      build('second');
      project.write('bin/ssh', killedAfter(Math.round((sentBytes * moment) / 11)));
      expect(deploy(host).status).toBe(1);
      for (const path of addresses) {
        const [page, ...copies] = ['', '.br', '.gz'].map((copy) => {
          const file = `online/${path}${copy}`;
          return existsSync(join(project.folder, file)) ? project.read(file) : undefined;
        });
        // The host takes a file away before another gets its name, so there may be none.
        const differing = copies.filter((copy) => copy !== undefined && copy !== page);
        expect([moment, path, differing]).toEqual([moment, path, []]);
        seen.add(page ?? 'none');
        if (copies.every(Boolean)) seen.add(`${page}, with copies`);
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['first', 'first, with copies', 'second', 'second, with copies']),
    );
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
