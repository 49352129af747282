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

/** Makes an empty folder for each test of a file, in which programs of `bin/` come first. */
export function prepareProject() {
  // Each test starts programs, which takes its time on a busy machine.
  jest.setTimeout(30_000);
  const callsFile = () => join(project.folder, 'calls');
  const project = {
    folder: '',
    /** Puts a file into the project; with an executable bit when it is a program. */
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
      const { status, stderr, stdout } = spawnSync(process.execPath, nodeArguments, {
        cwd: project.folder,
        encoding: 'utf8',
        env: { NODE_ENV: 'test', PATH: `${project.folder}/bin:/usr/bin:/bin`, ...settings },
      });
      return { status, stderr, stdout };
    },
    /** The lines that programs of `bin/` have added to `calls` since this was asked last. */
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
