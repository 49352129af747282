/** Running another command, installing one, and ending with a message. */
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
 * Installs packages of Debian or Ubuntu, where this user may.
 * @param {...string} packages
 */
export function installFromSystem(...packages) {
  if (process.getuid?.() !== 0 || !run('apt-get', ['update', '-q'])) return;
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
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
