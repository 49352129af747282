import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

// Does to the project what npm and Next do, as far as the setup can see, and notes how it was called.
const fakeNpm = `#!/bin/sh
echo "npm $1 $2 LIGHT=$LIGHT SITE=$NEXT_PUBLIC_SITE_URL" >> calls
case "$1" in
  ci) rm -rf node_modules; [ -f ci-fails ] && exit 1; mkdir node_modules ;;
  install) [ -f install-fails ] && exit 1; mkdir node_modules ;;
  run) rm -rf .next out; mkdir .next out; [ -f build-fails ] && exit 1; echo built > out/index.html ;;
esac
`;
const sources = [
  'app/page.tsx',
  'components/page.tsx',
  'content/home.ts',
  'lib/numbers/format.ts',
  'public/icon.svg',
  'html-first.config.ts',
  'next.config.mjs',
  'next-sitemap.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** Makes a small project with a stand-in for npm for each test of a file. */
export function prepareProject() {
  const project = {
    folder: '',
    /** Puts a file into the project; with an executable bit when it is a program. */
    write(name: string, text: string): void {
      const path = join(project.folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      if (text.startsWith('#!')) chmodSync(path, 0o755);
    },
    remove(name: string): void {
      rmSync(join(project.folder, name), { recursive: true });
    },
    /** Runs Node in the project, where npm is the stand-in and nothing else but the shell is found. */
    node(nodeArguments: readonly string[], settings: Record<string, string> = {}) {
      const path = [join(project.folder, 'bin'), '/usr/bin', '/bin'].join(delimiter);
      const { status, stderr, stdout } = spawnSync(process.execPath, nodeArguments, {
        cwd: project.folder,
        encoding: 'utf8',
        env: { NODE_ENV: 'test', PATH: path, ...settings },
      });
      return { status, stderr, stdout };
    },
    /** How npm and others were called since the last time this was asked. */
    calls(): readonly string[] {
      const path = join(project.folder, 'calls');
      if (!existsSync(path)) return [];
      const lines = readFileSync(path, 'utf8').trim().split('\n');
      rmSync(path);
      return lines;
    },
  };

  beforeEach(() => {
    project.folder = mkdtempSync(join(tmpdir(), 'setup-'));
    for (const name of sources) project.write(name, name);
    project.write('bin/npm', fakeNpm);
  });

  afterEach(() => rmSync(project.folder, { recursive: true }));

  return project;
}
