/** nginx as the bench measures it: HTTP/2 over TLS, with records and streams that suit slow links. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { headersFor, readHeaderRules } from '../../built-site';
import { runServer } from '../../local-servers';

const nginx = { path: '/usr/sbin/nginx', installation: 'apt-get install nginx' };
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Writes a key and a certificate of its own for localhost; gives the lines that name them. */
function certify(folder: string): string {
  const [key, certificate] = [`${folder}/key.pem`, `${folder}/certificate.pem`];
  const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days 2'.split(' ');
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}

/** The headers of an address as nginx writes them. */
function headerLines(site: string, address: string): string {
  const headers = Object.entries(headersFor(readHeaderRules(site), address));
  return headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join(' ');
}

/**
 * Serves a built site, with the copies that brotli compressed.
 * @throws one sentence when nginx is not installed, or what it said when it does not start.
 */
export async function runNginx(site: string) {
  return runServer({
    ...nginx,
    prepare(port, folder) {
      const paths = temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`);
      // A browser can read a TLS record only when it has all of it: in records of one packet each, a page is
      // painted while it arrives. The fewer requests are open at once, the sooner a touched form or calculator
      // passes the pictures.
      const settings = `load_module ${brotliModule};
daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} ${process.getuid?.() === 0 ? 'user root;' : ''}
http {
  access_log off; ${paths.join(' ')} include /etc/nginx/mime.types; charset utf-8;
  types { image/avif avif; font/woff2 woff2; text/javascript js; }
  gzip_static on; brotli_static on; ssl_buffer_size 1400; http2_max_concurrent_streams 4;
  server {
    listen 127.0.0.1:${port} ssl http2; server_name localhost; root ${resolve(site)}; ${certify(folder)}
    location ~ ^/(_next/static|islands|photos|fonts)/ { ${headerLines(site, '/islands/')} }
    location / { ${headerLines(site, '/')} index index.html; try_files $uri $uri.html $uri/ =404; }
  }
}`;
      writeFileSync(`${folder}/nginx.conf`, settings);
      return ['-c', `${folder}/nginx.conf`, '-e', 'stderr'];
    },
  });
}
