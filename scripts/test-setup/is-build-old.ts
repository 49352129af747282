import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { previewFolder } from '../folders.mjs';

const sources = ['app', 'components', 'content', 'facts', 'lib', 'public', 'text'];

/** When a file was last written, in milliseconds; 0 if there is none. */
const writtenAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether a source is newer than the build of the example farm, which browser tests use. */
export function isBuildOld(): boolean {
  const builtAt = writtenAt(`${previewFolder}/index.html`);
  return sources.some((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
      (file) => !file.includes('.test.') && writtenAt(join(folder, file)) > builtAt,
    ),
  );
}
