/** Running another command, installing one, and ending with a message. */
import { spawn, spawnSync } from 'node:child_process';

/**
 * Runs a command with its output on the screen.
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {'inherit' | 'ignore'} [output] whether what it says is shown; its errors always are
 * @returns {boolean} whether it ended well
 */
export function run(command, commandArguments, environment = process.env, output = 'inherit') {
  const { status } = spawnSync(command, commandArguments, {
    stdio: ['inherit', output, 'inherit'],
    env: environment,
  });
  return status === 0;
}

const millisecondsBetweenSigns = 2_000;

/**
 * The same, with a dot every other second, for a command that is silent for long.
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @returns {Promise<boolean>} whether it ended well
 */
export function runWithSigns(command, commandArguments) {
  const signs = setInterval(() => process.stdout.write('.'), millisecondsBetweenSigns);
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, { stdio: 'inherit' });
    const end = (/** @type {boolean} */ isGood) => {
      clearInterval(signs);
      resolve(isGood);
    };
    child.on('error', () => end(false));
    child.on('exit', (status) => end(status === 0));
  });
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
