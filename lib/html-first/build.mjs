/**
 * `node lib/html-first/build.mjs`, in the project's folder or with its name: `next build`, which fails
 * unless the adapter has made the light site. A signal that ends this process alone ends Next too.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adapterMark } from './with-html-first.mjs';

const [project = '.'] = process.argv.slice(2);
const mark = join(project, adapterMark);
rmSync(mark, { force: true });
const next = fileURLToPath(import.meta.resolve('next/dist/bin/next'));
const building = spawn(process.execPath, [next, 'build', project], { stdio: 'inherit' });
process.once('SIGTERM', () => building.kill());
await once(building, 'exit');
const isBuilt = building.exitCode === 0;
const isLight = existsSync(mark);
if (isBuilt && !isLight) {
  console.error(
    `The adapter html-first has not run, so the pages carry Next's client runtime: install Next 16.2 or newer, and wrap the configuration in next.config with withHtmlFirst.`,
  );
}
process.exitCode = isBuilt && isLight ? 0 : 1;
