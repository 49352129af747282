/**
 * `node lib/html-first/build.mjs`, in the project's folder or with its name: `next build`, which fails
 * unless the adapter has made the light site.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { adapterMark } from './with-html-first.mjs';

const [project = '.'] = process.argv.slice(2);
const mark = join(project, adapterMark);
rmSync(mark, { force: true });
const { status } = spawnSync('npx', ['next', 'build', project], { stdio: 'inherit' });
if (status === 0 && !existsSync(mark)) {
  console.error(
    `The adapter html-first has not run, so the pages carry Next's client runtime: wrap the configuration in next.config with withHtmlFirst.`,
  );
}
process.exitCode = status === 0 && existsSync(mark) ? 0 : 1;
