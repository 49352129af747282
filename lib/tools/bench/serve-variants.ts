import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Variant, variantFolder } from './variants';

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const startMilliseconds = 10_000;

function configuration(ports: ReadonlyMap<Variant, number>, workFolder: string): string {
  const writable = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${brotliModule};
pid ${workFolder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  charset utf-8;
  brotli_static on;
  ssl_certificate ${workFolder}/certificate.pem;
  ssl_certificate_key ${workFolder}/key.pem;
${writable.map((name) => `  ${name}_temp_path ${workFolder}/${name};`).join('\n')}
${[...ports]
  .map(
    ([variant, port]) => `  server {
    listen 127.0.0.1:${port} ssl http2;
    root ${resolve(variantFolder(variant))};
    index index.html;
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }`,
  )
  .join('\n')}
}
`;
}

async function answers(port: number, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
  throw new Error(`nginx did not answer on port ${port}: see what it printed above.`);
}

/**
 * Serves each variant on a port of its own as a good host does: nginx, HTTP/2 over TLS, files
 * compressed with brotli beforehand.
 * @returns a function that stops the server.
 * @throws one sentence when nginx or its brotli module is not installed.
 */
export async function serveVariants(ports: ReadonlyMap<Variant, number>): Promise<() => void> {
  if (!existsSync(program) || !existsSync(brotliModule)) {
    throw new Error(
      'The bench needs nginx and its brotli module: apt-get install nginx libnginx-mod-http-brotli-static.',
    );
  }
  const workFolder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(workFolder, name));
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  const files = ['-keyout', key ?? '', '-out', certificate ?? ''];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
    stdio: 'ignore',
  });
  const file = join(workFolder, 'nginx.conf');
  writeFileSync(file, configuration(ports, workFolder));
  const server = spawn(program, ['-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    server.kill();
    rmSync(workFolder, { recursive: true });
  };
  try {
    for (const port of ports.values()) await answers(port, Date.now() + startMilliseconds);
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}
