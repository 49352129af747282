/** Servers of this machine, on free ports of the loopback interface. */
import { spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { describeError } from '../site/describe-error';
import { stop } from './command-line.mjs';

const host = 'localhost';
const startMilliseconds = 30_000;

/**
 * Lets a server listen.
 * @param port a free one unless given
 * @returns the port
 */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}

/**
 * Lets the server of a command listen on the port that PORT names, or on 3000.
 * @param open lets it listen
 * @returns the port. Where it cannot be used, the command ends with one sentence.
 */
export async function openOnPort(
  command: string,
  open: (port: number) => Promise<void>,
): Promise<number> {
  const name = process.env.PORT || '3000';
  const port = Number(name);
  try {
    await open(port);
  } catch (error) {
    const reason = port <= 65_535 ? describeError(error) : 'a port is a number up to 65535';
    stop(
      `${command} cannot use port ${name} (${reason}): choose another, as in PORT=3001 ${command}.`,
    );
  }
  return port;
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}

export interface ServerProgram {
  readonly path: string;
  /** The command that installs it. */
  readonly installation: string;
  /** Writes what the program reads into a folder that it may write to; gives its arguments. */
  readonly prepare: (port: number, workFolder: string) => readonly string[];
  /** Variables of its environment, beside those of this process. */
  readonly environment?: (port: number, workFolder: string) => Readonly<Record<string, string>>;
}

/**
 * Runs another program that serves, on a free port.
 * @returns its port on 127.0.0.1, and what stops it.
 * @throws one sentence when it is not installed, or what it said when it does not answer.
 */
export async function runServer({ path, installation, prepare, environment }: ServerProgram) {
  if (!existsSync(path)) throw new Error(`${path} is not installed: run ${installation}.`);
  const workFolder = mkdtempSync(join(tmpdir(), 'server-'));
  const port = await findFreePort();
  const running = spawn(path, prepare(port, workFolder), {
    env: { ...process.env, ...environment?.(port, workFolder) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(running, 'exit');
  const errors = text(running.stderr);
  const stop = async () => {
    running.kill();
    await ended;
    rmSync(workFolder, { recursive: true });
  };
  const deadline = Date.now() + startMilliseconds;
  while (!(await accepts(port))) {
    if (running.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${path} did not start: ${await errors}`);
    }
    await wait(50);
  }
  return { port, stop };
}

/** The digest by which Chromium is set to trust the key of a server on this machine, as HTTP/3 requires. */
async function keyDigestOf(port: number): Promise<string> {
  const socket = connectTls({ port, servername: 'localhost', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { publicKey } = new X509Certificate(socket.getPeerCertificate().raw);
  socket.destroy();
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

export const caddy = { path: '/usr/bin/caddy', installation: 'apt-get install caddy' };

/**
 * Serves a built site by docs/Caddyfile alone, over HTTP/1.1, HTTP/2 and HTTP/3, with a certificate that
 * it makes for itself.
 * @returns also the port on which it sends http to https, and the digest of its key
 * @throws one sentence when Caddy is not installed, or what it said when it does not start.
 */
export async function runCaddy(site: string) {
  const httpPort = await findFreePort();
  const running = await runServer({
    ...caddy,
    prepare: () => ['run', '--config', 'docs/Caddyfile', '--adapter', 'caddyfile'],
    environment: (port, workFolder) => ({
      SITE_NAME: 'localhost',
      OTHER_NAME: 'other.localhost',
      SITE_FOLDER: resolve(site),
      XDG_DATA_HOME: workFolder,
      XDG_CONFIG_HOME: workFolder,
      CADDY_OPTIONS: `{
        admin off
        default_bind 127.0.0.1
        http_port ${httpPort}
        https_port ${port}
        local_certs
        skip_install_trust
      }`,
    }),
  });
  // The port is open before the certificate is made.
  const deadline = Date.now() + startMilliseconds;
  let keyDigest = '';
  while (!keyDigest) {
    if (Date.now() > deadline) throw new Error('Caddy made no certificate.');
    await wait(50);
    keyDigest = await keyDigestOf(running.port).catch(() => '');
  }
  return { ...running, httpPort, keyDigest };
}
