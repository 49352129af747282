import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runNginx } from '../nginx';
import type { RunningServer } from '../serving';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function makeCertificate(folder: string): void {
  const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...files], { stdio: 'ignore' });
}

/**
 * Serves a built site as a good host does: nginx, HTTP/2 over TLS, files compressed beforehand.
 * @throws one sentence when nginx or its brotli module is not installed.
 */
export async function serveOverHttp2(folder: string): Promise<RunningServer> {
  if (!existsSync(brotliModule)) {
    throw new Error(
      'The bench needs nginx and its brotli module: apt-get install nginx libnginx-mod-http-brotli-static.',
    );
  }
  return runNginx({
    module: brotliModule,
    http(port, workFolder) {
      makeCertificate(workFolder);
      return `include /etc/nginx/mime.types;
  charset utf-8;
  brotli_static on;
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${workFolder}/certificate.pem;
    ssl_certificate_key ${workFolder}/key.pem;
    root ${resolve(folder)};
    index index.html;
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }`;
    },
  });
}
