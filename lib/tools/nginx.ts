import { writeFileSync } from 'node:fs';
import { type RunningServer, runServer } from './serving';

export const nginx = { path: '/usr/sbin/nginx', installation: 'apt-get install nginx' };

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

interface NginxSettings {
  /** What its `http` block says. */
  readonly http: (port: number, workFolder: string) => string;
  /** The path of a module to load. */
  readonly module?: string;
}

/** Runs nginx, with nothing but what it is told. */
export function runNginx({ http, module }: NginxSettings): Promise<RunningServer> {
  return runServer({
    ...nginx,
    prepare(port, workFolder) {
      const file = `${workFolder}/nginx.conf`;
      const paths = temporaryFolders.map((name) => `${name}_temp_path ${workFolder}/${name};`);
      writeFileSync(
        file,
        `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
${module ? `load_module ${module};` : ''}
pid ${workFolder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${paths.join('\n  ')}
  ${http(port, workFolder)}
}
`,
      );
      return ['-c', file, '-e', 'stderr'];
    },
  });
}
