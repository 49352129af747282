import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type RunningServer, runServer } from './serving';

export const nginx = { path: '/usr/sbin/nginx', installation: 'apt-get install nginx' };

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Gives the lines of a server block that answers over TLS with a certificate of its own. */
function certify(folder: string): string {
  const [key, certificate] = [`${folder}/key.pem`, `${folder}/certificate.pem`];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '2'];
  const request = ['req', ...kind, '-keyout', key, '-out', certificate];
  execFileSync('openssl', request, { stdio: 'ignore' });
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}

/**
 * Serves a built site by docs/nginx.conf, and nothing else that is said about the site.
 * @param overHttp2 as a good host does: HTTP/2 over TLS, and the copies that brotli compressed
 * @throws one sentence when nginx or its brotli module is not installed.
 */
export async function runNginx(site: string, overHttp2 = false): Promise<RunningServer> {
  if (overHttp2 && !existsSync(brotliModule)) {
    throw new Error(
      'nginx and its brotli module are needed: apt-get install nginx libnginx-mod-http-brotli-static.',
    );
  }
  return runServer({
    ...nginx,
    prepare(port, workFolder) {
      const file = `${workFolder}/nginx.conf`;
      const paths = temporaryFolders.map((name) => `${name}_temp_path ${workFolder}/${name};`);
      writeFileSync(
        file,
        `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
${overHttp2 ? `load_module ${brotliModule};` : ''}
pid ${workFolder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${paths.join('\n  ')}
  server {
    listen 127.0.0.1:${port}${overHttp2 ? ' ssl http2' : ''};
    ${overHttp2 ? `${certify(workFolder)} brotli_static on;` : ''}
    server_name localhost;
    root ${resolve(site)};
    include ${resolve('docs/nginx.conf')};
  }
}
`,
      );
      return ['-c', file, '-e', 'stderr'];
    },
  });
}
