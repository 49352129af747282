/** Running another command, and ending with a message. */
import { spawn } from 'node:child_process';

/**
 * Runs a command. A signal that ends this process alone, as a supervisor sends it, ends the command too.
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.environment]
 * @param {boolean} [options.isQuiet] whether only its errors are shown
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(command, commandArguments, { environment, isQuiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, {
      stdio: ['inherit', isQuiet ? 'ignore' : 'inherit', 'inherit'],
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
