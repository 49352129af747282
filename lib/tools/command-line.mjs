/** Running another command, and ending with a message. */
import { spawn } from 'node:child_process';

/**
 * Runs a command. A SIGTERM that only this process gets, as from a supervisor, ends the command too.
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.environment]
 * @param {'all' | 'errors' | 'nothing'} [options.shown] what it may print
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(command, commandArguments, { environment, shown = 'all' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, {
      stdio: [
        'inherit',
        shown === 'all' ? 'inherit' : 'ignore',
        shown === 'nothing' ? 'ignore' : 'inherit',
      ],
      env: environment ?? process.env,
    });
    const forward = () => child.kill();
    process.once('SIGTERM', forward);
    const end = (/** @type {boolean} */ isGood) => {
      process.off('SIGTERM', forward);
      resolve(isGood);
    };
    child.on('error', () => end(false));
    child.on('close', (status) => end(status === 0));
  });
}

/**
 * Prints one sentence and exits with status 1.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
