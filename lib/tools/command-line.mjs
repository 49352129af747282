/** Running another command, and ending with a message. */
import { spawn } from 'node:child_process';

/**
 * Runs a command. A signal that ends this process alone, as a supervisor sends it, ends the command too.
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.environment]
 * @param {'all' | 'errors' | 'nothing'} [options.shows] what of its output is shown
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(command, commandArguments, { environment, shows = 'all' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, {
      stdio: [
        'inherit',
        shows === 'all' ? 'inherit' : 'ignore',
        shows === 'nothing' ? 'ignore' : 'inherit',
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

const millisecondsBetweenSigns = 2_000;

/**
 * Says what is being done, with a dot every other second until it is: for commands that are silent for long.
 * @template Result
 * @param {string} sentence
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withSigns(sentence, work) {
  process.stdout.write(`${sentence} `);
  const signs = setInterval(() => process.stdout.write('.'), millisecondsBetweenSigns);
  try {
    return await work();
  } finally {
    clearInterval(signs);
    process.stdout.write('\n');
  }
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
