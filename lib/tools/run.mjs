/**
 * The first step of every command: `node lib/tools/run.mjs [file [argument ...]]` installs what is missing,
 * then runs a TypeScript file in this same process, which is the one that gets the signals.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stop } from './command-line.mjs';
import { distrustPackages, installPackages } from './install-packages.mjs';

// As `engines` in package.json: the least minor release of each, and all from 24 on.
const leastMinors = new Map([
  [20, 19],
  [22, 16],
]);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 && minor < (leastMinors.get(major) ?? Number.POSITIVE_INFINITY)) {
  stop(
    `Node ${process.versions.node} cannot build this site: install Node 24, or at least 20.19 or 22.16.`,
  );
}
await installPackages();

const [, , file] = process.argv;
if (file) {
  process.argv.splice(1, 1);
  try {
    const { register } = await import('tsx/esm/api');
    register();
    await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    if (!distrustPackages()) throw error;
    stop(
      `The packages are damaged (${String(error)}): make room on the disk, delete node_modules/ and run the command again.`,
    );
  }
}
