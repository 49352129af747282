import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives each test of a file an empty folder of its own, and removes it after the test.
 * @param parent the folder to make it in, where the system's own will not do
 * @returns where the folder of the running test is
 */
export function temporaryFolder(parent: string = tmpdir()): { readonly path: string } {
  const folder = { path: '' };
  beforeEach(() => {
    folder.path = mkdtempSync(join(parent, 'test-results-'));
  });
  afterEach(() => rmSync(folder.path, { recursive: true }));
  return folder;
}
