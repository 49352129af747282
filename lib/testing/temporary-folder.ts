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
import { dirname, join } from 'node:path';

/** The environment of programs that tests start: no setting of the shell, such as the address of a live site. */
export const childEnvironment = (folder: string) => ({
  NODE_ENV: 'test' as const,
  PATH: `${folder}/bin:/usr/bin:/bin`,
});

/** Makes an empty folder before each test of a file; programs in its `bin/` replace the system's. */
export function setUpTemporaryFolder() {
  const callsFile = () => join(project.folder, 'calls');
  const project = {
    folder: '',
    /** Writes a file, executable if it begins with `#!`. */
    write(name: string, content: string | Buffer): void {
      const path = join(project.folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      if (content.toString().startsWith('#!')) chmodSync(path, 0o755);
    },
    read(name: string): string {
      return readFileSync(join(project.folder, name), 'utf8');
    },
    remove(name: string): void {
      rmSync(join(project.folder, name));
    },
    /** Runs Node in the project. */
    node(nodeArguments: readonly string[], settings: Record<string, string> = {}) {
      return spawnSync(process.execPath, nodeArguments, {
        cwd: project.folder,
        encoding: 'utf8',
        env: { ...childEnvironment(project.folder), ...settings },
      });
    },
    /** The lines that programs in `bin/` added to `calls` since the last call. */
    calls(): readonly string[] {
      const lines = existsSync(callsFile())
        ? project.read('calls').split('\n').filter(Boolean)
        : [];
      rmSync(callsFile(), { force: true });
      return lines;
    },
  };

  beforeEach(() => {
    project.folder = mkdtempSync(join(tmpdir(), 'test-results-'));
  });

  afterEach(() => rmSync(project.folder, { recursive: true }));

  return project;
}
