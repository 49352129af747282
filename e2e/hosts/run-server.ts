import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apacheConfiguration, nginxConfiguration } from './configurations';

/** A static host's server, as the system's packages install it. */
export interface HostServer {
  readonly name: string;
  readonly program: string;
  readonly package: string;
  readonly configuration: (place: ServerPlace) => string;
  readonly start: (configurationFile: string) => readonly string[];
}

export interface ServerPlace {
  /** The built site. */
  readonly site: string;
  /** Where the server may write. */
  readonly workFolder: string;
  readonly port: number;
}

export const hostServers: readonly HostServer[] = [
  {
    name: 'Apache',
    program: '/usr/sbin/apache2',
    package: 'apache2',
    configuration: apacheConfiguration,
    start: (file) => ['-f', file, '-DFOREGROUND'],
  },
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    package: 'nginx',
    configuration: nginxConfiguration,
    start: (file) => ['-c', file, '-e', 'stderr'],
  },
];

/** Whether this machine has the server. */
export function isInstalled({ program }: HostServer): boolean {
  return spawnSync(program, ['-v']).status === 0;
}

async function answers(origin: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null) {
    const isUp = await fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await wait(50);
  }
  return false;
}

/**
 * Starts a server on the built site, with the file that the build made for it.
 * @returns a function that stops it again
 * @throws what the server said, when it does not start.
 */
export async function runServer(server: HostServer, port: number): Promise<() => Promise<void>> {
  if (!isInstalled(server)) {
    throw new Error(`${server.name} is not installed: apt-get install ${server.package}.`);
  }
  const workFolder = mkdtempSync(join(tmpdir(), 'host-'));
  const file = join(workFolder, 'server.conf');
  writeFileSync(file, server.configuration({ site: resolve('out'), workFolder, port }));
  const running = spawn(server.program, server.start(file), { stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  running.stderr.on('data', (chunk) => {
    words += String(chunk);
  });
  const end = once(running, 'exit');
  if (!(await answers(`http://127.0.0.1:${port}`, running))) {
    throw new Error(`${server.name} did not start: ${words}`);
  }
  return async () => {
    running.kill();
    await end;
    rmSync(workFolder, { recursive: true });
  };
}
