/** One command at a time installs packages or builds in a clone; another one waits for it. */
import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// A symbolic link, since the system creates it and what it says in one step. It names a process.
const lock = '.preview/lock';
const pollMilliseconds = 500;

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** @returns {boolean} whether the lock was free */
function create() {
  try {
    symlinkSync(String(process.pid), lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @returns {number} the process that has the lock; 0 where it is free again, or its process has ended */
function findHolder() {
  try {
    const id = Number(readlinkSync(lock));
    process.kill(id, 0);
    // After a restart of a container, the number may be that of this process.
    return id === process.pid ? 0 : id;
  } catch (error) {
    // A process of another user.
    return codeOf(error) === 'EPERM' ? Number(readlinkSync(lock)) : 0;
  }
}

/**
 * Waits until no other command installs or builds in this clone, and keeps others waiting from then on.
 * Commands that this one starts do not wait.
 * @returns {Promise<() => void>} what lets the others go on, at the latest called as this process exits
 */
export async function takeBuildLock() {
  if (process.env.HAS_BUILD_LOCK) return () => undefined;
  mkdirSync(dirname(lock), { recursive: true });
  for (let isAnnounced = false; !create(); ) {
    const holder = findHolder();
    if (holder === 0) rmSync(lock, { force: true });
    else if (!isAnnounced) {
      console.log(
        `Another command (process ${holder}) is installing or building here: this one goes on when that is done.`,
      );
      isAnnounced = true;
    }
    await wait(pollMilliseconds);
  }
  const release = () => {
    process.off('exit', release);
    delete process.env.HAS_BUILD_LOCK;
    rmSync(lock, { force: true });
  };
  process.once('exit', release);
  process.env.HAS_BUILD_LOCK = 'yes';
  return release;
}
