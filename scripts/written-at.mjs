import { statSync } from 'node:fs';

/** When a file was last written, in milliseconds; 0 if there is none. @param {string} file */
export const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
