/**
 * A module of its own at `registerAddress`: registers the service worker. A page runs a module once,
 * however often it is imported.
 */
import { workerAddress } from '../addresses';

// The site's headers let scripts be trusted only through a policy that they name.
const policy = globalThis.trustedTypes?.createPolicy('offline', {
  createScriptURL: (address: string) => address,
});
const address = policy?.createScriptURL(workerAddress) ?? workerAddress;

/** When an installation last failed, in milliseconds since 1970. */
const failureKey = 'html-first-offline-failed-at';
const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Whether an installation failed within a day. Storage may be blocked, so that nothing is known. */
function hasFailed(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(failureKey)) < millisecondsPerDay;
  } catch {
    return false;
  }
}

/** Notes a failure, as on a host that adds a script to the pages: each further try would fetch all of them again. */
function noteFailure({ installing }: ServiceWorkerRegistration): void {
  // The first change of an installing worker tells its outcome: later it is `redundant` once another replaces it.
  const note = () => {
    if (installing?.state !== 'redundant') return;
    try {
      localStorage.setItem(failureKey, String(Date.now()));
    } catch {
      // Storage is blocked or full: the next view tries again.
    }
  };
  installing?.addEventListener('statechange', note, { once: true });
}

// May be missing or refused, as in a private window; the site works without it.
if (!hasFailed())
  navigator.serviceWorker
    ?.register(address)
    .then(noteFailure)
    .catch(() => {});
