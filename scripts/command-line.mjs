/** Runs commands, and exits with a message. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The exit status after Ctrl-C. */
const interruptedStatus = 130;

/**
 * Runs a command, and passes SIGTERM on to it. If a signal stopped the command, this process exits too, without a
 * message: there is no error to correct.
 * @param {string} command
 * @param {readonly string[]} commandArguments
 * @param {import('node:child_process').SpawnOptions} [options] for `spawn`; by default the command inherits stdio
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function run(command, commandArguments, options) {
  const child = spawn(command, commandArguments, { stdio: 'inherit', ...options });
  const forward = () => child.kill();
  process.once('SIGTERM', forward);
  await once(child, 'close').catch(() => undefined);
  process.off('SIGTERM', forward);
  if (child.signalCode || child.exitCode === interruptedStatus) process.exit(interruptedStatus);
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
