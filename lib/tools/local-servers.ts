/** Starts servers on this machine's loopback interface. */
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
 * Starts listening.
 * @param port by default a free one
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
 * Opens the server of a command on PORT, or ends the command with one sentence.
 * @param open starts listening
 * @param defaultPort used if PORT is not set
 * @returns the port
 */
export async function openOnPort(
  command: string,
  open: (port: number) => Promise<void>,
  defaultPort = 3000,
): Promise<number> {
  const name = process.env.PORT || String(defaultPort);
  const port = Number(name);
  try {
    await open(port);
  } catch (error) {
    const reason = port <= 65_535 ? describeError(error) : 'a port is a number up to 65535';
    stop(
      `${command} cannot use port ${name} (${reason}): choose another, as in PORT=${defaultPort + 1} ${command}.`,
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
  await once(socket, 'connect').catch(() => undefined);
  const isConnected = socket.readyState === 'open';
  socket.destroy();
  return isConnected;
}

export interface ServerProgram {
  readonly path: string;
  /** The command that installs it. */
  readonly installation: string;
  /** @returns the program's arguments */
  readonly argumentsOn: (port: number) => readonly string[];
  /** Environment variables besides those of this process. */
  readonly environment: (port: number, workFolder: string) => Readonly<Record<string, string>>;
}

/**
 * Runs a server program on a free port.
 * @returns its port on 127.0.0.1, and a function that stops it
 * @throws one sentence if it is not installed, or its own message if it does not start
 */
export async function runServer({ path, installation, argumentsOn, environment }: ServerProgram) {
  if (!existsSync(path)) throw new Error(`${path} is not installed: run ${installation}.`);
  const workFolder = mkdtempSync(join(tmpdir(), 'server-'));
  const port = await findFreePort();
  const running = spawn(path, argumentsOn(port), {
    env: { ...process.env, ...environment(port, workFolder) },
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

/** The digest of a server's public key, which Chromium needs to accept our own certificate over HTTP/3. */
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
 * Serves a built site with docs/Caddyfile over HTTP/1.1, HTTP/2 and HTTP/3, with a self-signed certificate.
 * @returns also the port that redirects http to https, and the digest of its key
 * @throws one sentence if Caddy is not installed, or its own message if it does not start
 */
export async function runCaddy(site: string) {
  const httpPort = await findFreePort();
  const running = await runServer({
    ...caddy,
    argumentsOn: () => ['run', '--config', 'docs/Caddyfile', '--adapter', 'caddyfile'],
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
  // The port opens before the certificate exists.
  const deadline = Date.now() + startMilliseconds;
  let keyDigest = '';
  while (!keyDigest) {
    if (Date.now() > deadline) throw new Error('Caddy made no certificate.');
    await wait(50);
    keyDigest = await keyDigestOf(running.port).catch(() => '');
  }
  return { ...running, httpPort, keyDigest };
}
