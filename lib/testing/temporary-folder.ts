import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Makes an empty folder before each test of a file. */
export function setUpTemporaryFolder() {
  const project = {
    folder: '',
    write(name: string, content: string | Buffer): void {
      const path = join(project.folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    },
    read(name: string): string {
      return readFileSync(join(project.folder, name), 'utf8');
    },
    remove(name: string): void {
      rmSync(join(project.folder, name));
    },
  };

  beforeEach(() => {
    project.folder = mkdtempSync(join(tmpdir(), 'test-results-'));
  });

  afterEach(() => rmSync(project.folder, { recursive: true }));

  return project;
}
