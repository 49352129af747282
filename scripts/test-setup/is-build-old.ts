import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { previewFolder } from '../folders.mjs';
import { writtenAt } from '../written-at.mjs';

const sources = ['app', 'components', 'content', 'facts', 'lib', 'public', 'text'];

/** Whether a source is newer than the build of the example farm, which browser tests use. */
export function isBuildOld(): boolean {
  const builtAt = writtenAt(`${previewFolder}/index.html`);
  return sources.some((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
      (file) => !file.includes('.test.') && writtenAt(join(folder, file)) > builtAt,
    ),
  );
}
