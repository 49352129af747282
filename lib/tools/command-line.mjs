/** Running another command, and ending with a message. */
import { spawnSync } from 'node:child_process';

/**
 * Runs a command with its output on the screen.
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {boolean} whether it ended well
 */
export function run(command, commandArguments, environment = process.env) {
  const { status } = spawnSync(command, commandArguments, { stdio: 'inherit', env: environment });
  return status === 0;
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
