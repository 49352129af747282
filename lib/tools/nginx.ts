import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type RunningServer, runServer } from './serving';

export const nginx = { path: '/usr/sbin/nginx', installation: 'apt-get install nginx' };
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Writes a key and a certificate of its own for localhost; gives the lines that name them. */
function certify(folder: string): string {
  const [key, certificate] = [`${folder}/key.pem`, `${folder}/certificate.pem`];
  const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days 2'.split(' ');
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}

/**
 * Serves a built site by docs/nginx.conf, and nothing else that is said about the site.
 * @param overHttp2 as a good host does: HTTP/2 over TLS, and the copies that brotli compressed
 * @throws one sentence when nginx is not installed, or what it said when it does not start.
 */
export async function runNginx(site: string, overHttp2 = false): Promise<RunningServer> {
  return runServer({
    ...nginx,
    prepare(port, folder) {
      const paths = temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`);
      const settings = `${overHttp2 ? `load_module ${brotliModule};` : ''}
daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} ${process.getuid?.() === 0 ? 'user root;' : ''}
http {
  access_log off; ${paths.join(' ')}
  server {
    listen 127.0.0.1:${port}${overHttp2 ? ' ssl http2' : ''}; server_name localhost;
    root ${resolve(site)}; ${overHttp2 ? `${certify(folder)} brotli_static on;` : ''}
    include ${resolve('docs/nginx.conf')};
  }
}`;
      writeFileSync(`${folder}/nginx.conf`, settings);
      return ['-c', `${folder}/nginx.conf`, '-e', 'stderr'];
    },
  });
}
