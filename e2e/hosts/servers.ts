import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  caddy as caddyProgram,
  nginx as nginxProgram,
  runCaddy,
  runNginx,
  runServer,
} from '../../lib/tools/local-servers';

interface RunningHost {
  /** Where the site is, over https or behind a proxy that takes it off. */
  readonly origin: string;
  /** Where it is asked over http. */
  readonly httpOrigin: string;
  readonly stop: () => Promise<void>;
}

/** A host behind a proxy that speaks https. */
const behindProxy = async (running: ReturnType<typeof runServer>): Promise<RunningHost> => {
  const { port, stop } = await running;
  const origin = `http://127.0.0.1:${port}`;
  return { origin, httpOrigin: origin, stop };
};

/** A server that hosts run, as the packages of the system install it. */
export interface HostServer {
  readonly name: string;
  readonly path: string;
  readonly installation: string;
  readonly encodings: readonly string[];
  /** Modules without which it must answer all the same. */
  readonly optionalModules: readonly string[];
  /** Another name of the site, where the server's file names it too. */
  readonly otherName?: string;
  readonly run: (site: string, missingModule?: string) => Promise<RunningHost>;
}

const neededModules = ['mpm_event', 'authz_core', 'dir', 'autoindex'];
const optionalModules = ['mime', 'negotiation', 'headers', 'rewrite', 'setenvif'];
const apacheProgram = { path: '/usr/sbin/apache2', installation: 'apt-get install apache2' };

/** As shared hosts set it up: with defaults that the .htaccess has to correct. */
const apache: HostServer = {
  ...apacheProgram,
  name: 'Apache',
  encodings: ['br', 'gzip'],
  optionalModules,
  run: (site, missingModule) =>
    behindProxy(
      runServer({
        ...apacheProgram,
        prepare(port, workFolder) {
          const file = `${workFolder}/apache.conf`;
          writeFileSync(
            file,
            `ServerRoot "${workFolder}"
PidFile "${workFolder}/apache.pid"
ErrorLog "${workFolder}/error.log"
Listen 127.0.0.1:${port}
ServerName localhost
${[...neededModules, ...optionalModules]
  .filter((name) => name !== missingModule)
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
<IfModule mod_mime.c>
  TypesConfig /dev/null
</IfModule>
DocumentRoot "${resolve(site)}"
DirectoryIndex index.html
<Directory "${resolve(site)}">
  AllowOverride FileInfo Indexes
  Options Indexes FollowSymLinks MultiViews
  Require all granted
</Directory>
`,
          );
          return ['-f', file, '-DFOREGROUND'];
        },
      }),
    ),
};

const nginx: HostServer = {
  ...nginxProgram,
  name: 'nginx',
  encodings: ['gzip'],
  optionalModules: [],
  run: (site) => behindProxy(runNginx(site)),
};

const caddy: HostServer = {
  ...caddyProgram,
  name: 'Caddy',
  otherName: 'other.localhost',
  encodings: ['br', 'gzip'],
  optionalModules: [],
  run: async (site) => {
    const { port, httpPort, stop } = await runCaddy(site);
    const [origin, httpOrigin] = [`https://localhost:${port}`, `http://localhost:${httpPort}`];
    return { origin, httpOrigin, stop };
  },
};

export const servers = [apache, nginx, caddy];

/** Whether the tests are to run on the server: it is installed, or must be, as in CI. */
export function isTried({ name, path, installation }: HostServer): boolean {
  if (existsSync(path) || process.env.HOST_SERVERS === 'needed') return true;
  console.warn(
    `${name} is not installed, so the site was not tried on it: ${installation}, then run npm run test:all again.`,
  );
  return false;
}
