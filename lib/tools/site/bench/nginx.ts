import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runServer } from '../../local-servers';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Serves a built site by nginx, as the bench measures HTTP/2: in TLS records of one packet each, since a
 * browser reads a record only once it has all of it. The headers of the site are left out.
 * @throws one sentence when nginx is not installed, or what it said when it does not start.
 */
export function runNginx(site: string) {
  return runServer({
    path: '/usr/sbin/nginx',
    installation: 'apt-get install nginx libnginx-mod-http-brotli-static',
    prepare(port, folder) {
      const [key, certificate] = [`${folder}/key.pem`, `${folder}/certificate.pem`];
      const request =
        'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost';
      const files = ['-keyout', key, '-out', certificate];
      execFileSync('/usr/bin/openssl', [...request.split(' '), ...files], { stdio: 'ignore' });
      const paths = temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`);
      const settings = `load_module ${brotliModule};
daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} ${process.getuid?.() === 0 ? 'user root;' : ''}
http {
  access_log off; ${paths.join(' ')} include /etc/nginx/mime.types; charset utf-8;
  types { image/avif avif; font/woff2 woff2; text/javascript js; }
  brotli_static on; ssl_buffer_size 1400; http2_max_concurrent_streams 4;
  server {
    listen 127.0.0.1:${port} ssl http2; server_name localhost; root ${resolve(site)};
    ssl_certificate ${certificate}; ssl_certificate_key ${key};
    location ~ ^/(_next/static|islands|photos|fonts)/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
    location / { index index.html; try_files $uri $uri.html $uri/ =404; }
  }
}`;
      writeFileSync(`${folder}/nginx.conf`, settings);
      return ['-c', `${folder}/nginx.conf`, '-e', 'stderr'];
    },
  });
}
