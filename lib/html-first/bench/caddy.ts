/** Serves a folder over HTTP/3 with Caddy, which `apt-get install caddy` installs. */
import { spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';

const startMilliseconds = 30_000;

/** Clean addresses and compressed files as the host of the site has them, with a certificate of Caddy's own. */
const configOf = (folder: string, port: number) => `{
	admin off
	auto_https disable_redirects
	default_bind 127.0.0.1
	local_certs
	skip_install_trust
}
https://localhost:${port} {
	root * "${resolve(folder)}"
	header Cache-Control "public, max-age=0, must-revalidate"
	try_files {path} {path}.html
	file_server {
		precompressed br gzip
	}
}
`;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The digest of a server's public key; empty until it has a certificate. */
async function keyDigestOf(port: number): Promise<string> {
  const socket = connect({ port, servername: 'localhost', rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect');
    const { publicKey } = new X509Certificate(socket.getPeerCertificate().raw);
    const key = publicKey.export({ type: 'spki', format: 'der' });
    return createHash('sha256').update(key).digest('base64');
  } catch {
    return '';
  } finally {
    socket.destroy();
  }
}

/**
 * Serves a built site on a free port of 127.0.0.1.
 * @returns the port, a function that stops the server, and the SHA-256 of its public key in base64: for HTTP/3,
 * Chromium must trust it by this
 * @throws one sentence if Caddy is not installed, or its own message if it does not start
 */
export async function runCaddy(folder: string) {
  const workFolder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await findFreePort();
  const running = spawn('/usr/bin/caddy', ['run', '--config', '-', '--adapter', 'caddyfile'], {
    env: { ...process.env, XDG_DATA_HOME: workFolder, XDG_CONFIG_HOME: workFolder },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await once(running, 'spawn').catch(() => {
    throw new Error('Caddy is not installed: run apt-get install caddy.');
  });
  running.stdin.end(configOf(folder, port));
  const ended = once(running, 'exit');
  const errors = text(running.stderr);
  const stop = async () => {
    running.kill();
    await ended;
    rmSync(workFolder, { recursive: true });
  };
  const deadline = Date.now() + startMilliseconds;
  let keyDigest = '';
  while (!keyDigest) {
    if (running.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`Caddy did not start: ${await errors}`);
    }
    await wait(50);
    keyDigest = await keyDigestOf(port);
  }
  return { port, keyDigest, stop };
}
