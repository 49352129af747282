import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that hosts run, as the packages of the system install it. */
export interface HostServer {
  readonly name: string;
  readonly program: string;
  readonly package: string;
  readonly encodings: readonly string[];
  /** Modules without which it must answer all the same. */
  readonly optionalModules: readonly string[];
  /** Writes the server's configuration. */
  readonly configure: (place: ServerPlace) => string;
  /** Arguments that start it in the foreground. */
  readonly start: (configurationFile: string) => readonly string[];
}

interface ServerPlace {
  /** The folder of the built site. */
  readonly site: string;
  /** Where the server may write. */
  readonly workFolder: string;
  readonly port: number;
  /** Modules that the host has not got. */
  readonly missingModules: readonly string[];
}

const isRoot = process.getuid?.() === 0;
const neededModules = ['mpm_event', 'authz_core', 'dir', 'autoindex'];
const optionalModules = ['mime', 'negotiation', 'headers', 'rewrite', 'setenvif'];

/** As a shared host sets it up: all is left to .htaccess, with much that a site would not want. */
export const apache: HostServer = {
  name: 'Apache',
  program: '/usr/sbin/apache2',
  package: 'apache2',
  encodings: ['br', 'gzip'],
  optionalModules,
  configure: ({ site, workFolder, port, missingModules }) => `ServerRoot "${workFolder}"
PidFile "${workFolder}/apache.pid"
ErrorLog "${workFolder}/error.log"
Listen 127.0.0.1:${port}
ServerName localhost
${[...neededModules, ...optionalModules]
  .filter((name) => !missingModules.includes(name))
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
${isRoot ? 'User nobody\nGroup nogroup' : ''}
<IfModule mod_mime.c>
  TypesConfig /dev/null
</IfModule>
DocumentRoot "${site}"
DirectoryIndex index.html
<Directory "${site}">
  AllowOverride FileInfo Indexes
  Options Indexes FollowSymLinks MultiViews
  Require all granted
</Directory>
`,
  start: (file) => ['-f', file, '-DFOREGROUND'],
};

/** One server block that includes docs/nginx.conf, and nothing else about the site. */
export const nginx: HostServer = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  package: 'nginx',
  encodings: ['gzip'],
  optionalModules: [],
  configure: ({ site, workFolder, port }) => `daemon off;
${isRoot ? 'user root;' : ''}
pid ${workFolder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `  ${name}_temp_path ${workFolder}/${name};`)
  .join('\n')}
  server {
    listen 127.0.0.1:${port};
    server_name localhost;
    root ${site};
    include ${resolve('docs/nginx.conf')};
  }
}
`,
  start: (file) => ['-c', file, '-e', 'stderr'],
};

/** Whether this machine has the server. */
export function isInstalled({ program }: HostServer): boolean {
  return spawnSync(program, ['-v']).status === 0;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/**
 * Starts a server on a built site.
 * @returns its origin, and a function that stops it
 * @throws what the server said, when it does not start.
 */
export async function runServer(
  server: HostServer,
  site: string,
  missingModules: readonly string[] = [],
): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (!isInstalled(server)) {
    throw new Error(`${server.name} is not installed: apt-get install ${server.package}.`);
  }
  const workFolder = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const file = join(workFolder, 'server.conf');
  const place = { site: resolve(site), workFolder, port, missingModules };
  writeFileSync(file, server.configure(place));
  const running = spawn(server.program, server.start(file), { stdio: ['ignore', 'pipe', 'pipe'] });
  const end = once(running, 'exit');
  let errors = '';
  running.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const answers = () =>
    fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (running.exitCode !== null) throw new Error(`${server.name} did not start: ${errors}`);
    await wait(50);
  }
  return {
    origin,
    async stop() {
      running.kill();
      await end;
      rmSync(workFolder, { recursive: true });
    },
  };
}
