import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hostFiles } from './check-build';

const policy = "default-src 'none'";
export const siteUrl = new URL('https://www.farm.co.za');
export const now = new Date('2026-03-01T10:00:00Z');

/** A page that may go live as it is. */
export function goodPage(address: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"><link rel="canonical" href="https://www.farm.co.za${address}">`;
}

const filesForHosts = Object.fromEntries(
  hostFiles.flatMap((name) =>
    ['public', 'out'].map((folder) => [
      `${folder}/${name}`,
      readFileSync(`public/${name}`, 'utf8'),
    ]),
  ),
);

const files = {
  ...filesForHosts,
  'content/farm.ts': '',
  'out/index.html': goodPage(''),
  'out/garlic.html': goodPage('/garlic'),
  'out/404.html': goodPage('/404'),
  'out/.well-known/security.txt': 'Expires: 2027-03-01T00:00:00.000Z\n',
};

/** Makes a built site that may go live for each test of a file. */
export function prepareBuild() {
  const build = {
    root: '',
    write(name: string, text: string): void {
      const path = join(build.root, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
    /** Makes a file as old or young as wanted; the rest is of the year 2026. */
    date(name: string, year: number): void {
      const date = new Date(`${year}-01-01`);
      utimesSync(join(build.root, name), date, date);
    },
    remove(name: string): void {
      rmSync(join(build.root, name));
    },
    get options() {
      return {
        folder: join(build.root, 'out'),
        contentFolder: join(build.root, 'content'),
        publicFolder: join(build.root, 'public'),
        siteUrl,
        now,
      };
    },
  };

  beforeEach(() => {
    build.root = mkdtempSync(join(tmpdir(), 'launch-'));
    for (const [name, text] of Object.entries(files)) {
      build.write(name, text);
      build.date(name, 2026);
    }
  });

  afterEach(() => rmSync(build.root, { recursive: true }));

  return build;
}
