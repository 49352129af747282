/** Runs `npm install` before another command if the packages are missing or older than the lock file. */
import { run, stop } from './command-line.mjs';
import { writtenAt } from './written-at.mjs';

// npm writes this file at the end of every install.
if (writtenAt('node_modules/.package-lock.json') < writtenAt('package-lock.json')) {
  console.log('Installing the packages: npm install --no-save');
  if (!(await run('npm', ['install', '--no-save']))) {
    stop('The packages could not be installed: fix the errors above and run the command again.');
  }
}
