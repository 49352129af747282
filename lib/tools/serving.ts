/** How anything is served here: on this machine alone, on a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const host = 'localhost';
const startMilliseconds = 15_000;

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
  readonly environment?: Readonly<Record<string, string>>;
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
    env: { ...process.env, ...environment },
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

export type RunningServer = Awaited<ReturnType<typeof runServer>>;
