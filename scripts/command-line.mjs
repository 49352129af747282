/** Runs other commands, and ends with a message. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The exit status of a program that Ctrl-C ended. */
const interruptedStatus = 130;

/**
 * Runs a command, and ends it too if this process gets SIGTERM. If the command was stopped rather than failed, this
 * process ends as well, without a message: there is no error to correct.
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
