/** Runs other commands, and ends with a message. */
import { spawn } from 'node:child_process';

/**
 * Runs a command, and ends it too if this process gets SIGTERM.
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.environment]
 * @param {'all' | 'errors' | 'nothing'} [options.output] what it may print
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(command, commandArguments, { environment, output = 'all' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, {
      stdio: [
        'inherit',
        output === 'all' ? 'inherit' : 'ignore',
        output === 'nothing' ? 'ignore' : 'inherit',
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
