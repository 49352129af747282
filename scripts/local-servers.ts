/** Starts servers on the loopback interface. */
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:net';
import { describeError } from '@/lib/site/describe-error';
import { stop } from './command-line.mjs';

const host = 'localhost';

/** The host names of the loopback interface. */
const ownNames = [host, '127.0.0.1', '[::1]'];

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
 * Whether a request comes from the server's own pages, not from another site's script or through another host name that
 * resolves to this machine (DNS rebinding).
 */
export function isOwnRequest({ host, origin }: IncomingHttpHeaders, port: number): boolean {
  const origins = ownNames.map((name) => `http://${name}:${port}`);
  return origins.includes(`http://${host}`) && (!origin || origins.includes(origin));
}

/**
 * Starts a command's server on PORT, or exits with one sentence.
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
