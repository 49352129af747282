import type { ServerPlace } from './run-server';

const isRoot = process.getuid?.() === 0;

const apacheModules = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'negotiation',
  'autoindex',
  'headers',
  'rewrite',
  'setenvif',
];

/** As a shared host sets it up: all is left to .htaccess, with much that a site would not want. */
export function apacheConfiguration({ site, workFolder, port }: ServerPlace): string {
  return `ServerRoot "${workFolder}"
PidFile "${workFolder}/apache.pid"
ErrorLog "${workFolder}/error.log"
Listen 127.0.0.1:${port}
ServerName localhost
${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${isRoot ? 'User nobody\nGroup nogroup' : ''}
TypesConfig /dev/null
DocumentRoot "${site}"
DirectoryIndex index.html
<Directory "${site}">
  AllowOverride All
  Options Indexes FollowSymLinks MultiViews
  Require all granted
</Directory>
`;
}

/** One server block that includes what the build made, and nothing else about the site. */
export function nginxConfiguration({ site, workFolder, port }: ServerPlace): string {
  const writable = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
${isRoot ? 'user root;' : ''}
pid ${workFolder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
${writable.map((name) => `  ${name}_temp_path ${workFolder}/${name};`).join('\n')}
  server {
    listen 127.0.0.1:${port};
    server_name localhost;
    root ${site};
    include ${site}/.nginx.conf;
  }
}
`;
}
