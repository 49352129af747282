import { execFileSync, spawnSync } from 'node:child_process';
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

/**
 * The environment of programs that tests start. In a hook git sets variables such as `GIT_DIR`, which these
 * programs must not inherit: they would change the real repository.
 */
export const childEnvironment = (folder: string) => ({
  NODE_ENV: 'test' as const,
  PATH: `${folder}/bin:/usr/bin:/bin`,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
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
    /** Runs git in the project. @returns what it printed */
    git(...gitArguments: readonly string[]): string {
      const env = childEnvironment(project.folder);
      const options = { cwd: project.folder, encoding: 'utf8', stdio: 'pipe', env } as const;
      return execFileSync('git', gitArguments, options).trim();
    },
    /** Commits all that the project contains. @returns the commit's hash */
    commit(): string {
      project.git('add', '.');
      const author = ['-c', 'user.name=Pat', '-c', 'user.email=pat@farm.example'];
      project.git(...author, 'commit', '-m', 'Change');
      return project.git('rev-parse', 'HEAD');
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
