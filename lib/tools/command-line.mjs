/** Runs other commands, and ends with a message. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command, and ends it too if this process gets SIGTERM.
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {import('node:child_process').SpawnOptions} [options] of `spawn`; by default the command may print
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function run(command, commandArguments, options) {
  const child = spawn(command, commandArguments, { stdio: 'inherit', ...options });
  const forward = () => child.kill();
  process.once('SIGTERM', forward);
  await once(child, 'close').catch(() => undefined);
  process.off('SIGTERM', forward);
  return child.exitCode === 0;
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
