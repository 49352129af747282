/** How anything is served here: on this machine alone, on a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Refuses connections from here on, and breaks those that stand. */
export async function close(server: HttpServer): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

export interface RunningServer {
  /** Its port on 127.0.0.1. */
  readonly port: number;
  readonly stop: () => Promise<void>;
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
 * @throws one sentence when it is not installed, or what it said when it does not answer.
 */
export async function runServer(program: ServerProgram): Promise<RunningServer> {
  const { path, installation, prepare, environment } = program;
  if (!existsSync(path)) throw new Error(`${path} is not installed: run ${installation}.`);
  const workFolder = mkdtempSync(join(tmpdir(), 'server-'));
  const port = await findFreePort();
  const running = spawn(path, prepare(port, workFolder), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(running, 'exit');
  let errors = '';
  running.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const stop = async () => {
    running.kill();
    await ended;
    rmSync(workFolder, { recursive: true });
  };
  const deadline = Date.now() + startMilliseconds;
  while (!(await accepts(port))) {
    if (running.exitCode === null && Date.now() < deadline) {
      await wait(50);
    } else {
      await stop();
      throw new Error(`${path} did not start: ${errors}`);
    }
  }
  return { port, stop };
}
